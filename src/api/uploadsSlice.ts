import { createSlice, type PayloadAction } from '@reduxjs/toolkit';

/** Progress of the files of each running call, 0 to 1, by endpoint. */
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

/** The progress of a running upload, 0 to 1; undefined if unknown. */
export const selectUpload = (
  state: { uploads: UploadsState },
  endpoint: string,
): number | undefined => state.uploads[endpoint];
