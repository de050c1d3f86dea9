import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

export type ConnectionState = {
  isOnline: boolean;
  /** Whether the catalogue on screen is a copy from an earlier visit. */
  isCopyShown: boolean;
  /** Number of changes refused for lack of a connection since the backend was last reachable. */
  refusedWrites: number;
};

const initialState: ConnectionState = { isOnline: true, isCopyShown: false, refusedWrites: 0 };

/** Whether the backend can be reached, as far as the browser knows. */
const connection = createSlice({
  name: 'connection',
  initialState,
  reducers: {
    connectionChanged: (state, action: PayloadAction<boolean>) => {
      state.isOnline = action.payload;
      if (action.payload) state.refusedWrites = 0;
    },
    /** The catalogue was read: from the backend, or from a copy of an earlier visit. */
    answeredByCopy: (state, action: PayloadAction<boolean>) => {
      state.isCopyShown = action.payload;
    },
    writeRefused: (state) => {
      state.refusedWrites += 1;
    },
  },
});

export const { connectionChanged, answeredByCopy, writeRefused } = connection.actions;
export const connectionReducer = connection.reducer;

type WithConnection = { connection: ConnectionState };

export const selectIsOnline = (state: WithConnection) => state.connection.isOnline;
export const selectIsCopyShown = (state: WithConnection) => state.connection.isCopyShown;
export const selectRefusedWrites = (state: WithConnection) => state.connection.refusedWrites;
