import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkItem, BulkJob, BulkPhase } from '../../domain/bulkJob';
import type { WantedChange } from '../../domain/orderChange';
import { clearsPersonalData } from '../../session/sessionSlice';

type BulkJobState = {
  job: BulkJob | null;
  /** Whether the job runs in this tab; otherwise it is shown as another tab stored it. */
  isHere: boolean;
  /** Whether it could be stored, so that it survives a reload. */
  isKept: boolean;
};

const initialState: BulkJobState = { job: null, isHere: false, isKept: true };

const bulkJobSlice = createSlice({
  name: 'bulkJob',
  initialState,
  reducers: {
    jobStarted: (_, { payload }: PayloadAction<readonly WantedChange[]>): BulkJobState => ({
      ...initialState,
      isHere: true,
      job: {
        kind: payload[0]?.change.kind ?? 'state',
        phase: 'running',
        items: payload.map((item) => ({ ...item, status: 'waiting', outcomeUnknown: false })),
      },
    }),
    /** The job as storage holds it; null when it holds none. */
    jobLoaded: (_, { payload }: PayloadAction<BulkJob | null>) => ({
      ...initialState,
      job: payload,
    }),
    jobResumed: (state) => {
      state.isHere = true;
      if (state.job) state.job.phase = 'running';
    },
    phaseReached: (state, { payload }: PayloadAction<BulkPhase>) => {
      if (state.job) state.job.phase = payload;
    },
    jobReleased: (state) => {
      state.isHere = false;
    },
    itemChanged: (
      { job },
      { payload }: PayloadAction<{ at: number } & Omit<BulkItem, keyof WantedChange>>,
    ) => {
      const { at, ...changed } = payload;
      const item = job?.items[at];
      if (!job || !item) return;
      const { orderNumber, change } = item;
      (job.items as BulkItem[])[at] = { orderNumber, change, ...changed };
    },
    /** Failed orders wait again; the others stay as they are. */
    failedRequeued: ({ job }) => {
      for (const item of job?.items ?? []) if (item.status === 'failed') item.status = 'waiting';
    },
    persistFailed: (state) => {
      state.isKept = false;
    },
    jobClosed: () => initialState,
  },
  // A logout also removes the stored job (`store/clearOnLogout`).
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => initialState),
});

export const bulkJobActions = bulkJobSlice.actions;
export const bulkJobReducer = bulkJobSlice.reducer;

type WithBulkJob = { bulkJob: BulkJobState };

export const selectBulkJob = (state: WithBulkJob): BulkJob | null => state.bulkJob.job;
export const selectIsJobHere = (state: WithBulkJob): boolean => state.bulkJob.isHere;
export const selectIsJobPersisted = (state: WithBulkJob): boolean => state.bulkJob.isKept;
