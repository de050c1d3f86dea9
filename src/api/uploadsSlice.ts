import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** How much of the files of a running call has left this device, 0 to 1, by endpoint. */
export type UploadsState = { [endpoint: string]: number };

const uploads = createSlice({
  name: 'uploads',
  initialState: {} as UploadsState,
  reducers: {
    uploadProgressed: (state, action: PayloadAction<{ endpoint: string; sent: number }>) => {
      state[action.payload.endpoint] = action.payload.sent;
    },
    uploadEnded: (state, action: PayloadAction<{ endpoint: string }>) => {
      delete state[action.payload.endpoint];
    },
  },
});

export const { uploadProgressed, uploadEnded } = uploads.actions;
export const uploadsReducer = uploads.reducer;

/** The sent part of a running upload, 0 to 1; undefined while none is known. */
export const selectUpload = (
  state: { uploads: UploadsState },
  endpoint: string,
): number | undefined => state.uploads[endpoint];
