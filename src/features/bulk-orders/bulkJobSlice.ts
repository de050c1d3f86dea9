import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkItem, BulkJob, BulkPhase } from '../../domain/bulkJob';
import type { WantedChange } from '../../domain/orderChange';
import { clearsPersonalData } from '../../session/sessionSlice';

type BulkJobState = {
  job: BulkJob | null;
  /** Whether the job runs in this tab; otherwise it is shown as another tab left it. */
  isHere: boolean;
  /** Whether this browser could keep it, so that it survives a reload. */
  isKept: boolean;
};

const NOTHING: BulkJobState = { job: null, isHere: false, isKept: true };

const bulkJob = createSlice({
  name: 'bulkJob',
  initialState: NOTHING,
  reducers: {
    jobStarted: (_, { payload }: PayloadAction<readonly WantedChange[]>): BulkJobState => ({
      ...NOTHING,
      isHere: true,
      job: {
        kind: payload[0]?.change.kind ?? 'state',
        phase: 'running',
        items: payload.map((item) => ({ ...item, status: 'waiting', outcomeUnknown: false })),
      },
    }),
    /** The job as this browser keeps it; null when there is none any more. */
    jobLoaded: (_, { payload }: PayloadAction<BulkJob | null>) => ({ ...NOTHING, job: payload }),
    /** This tab goes on with the job. */
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
    /** What failed waits for its turn again; the rest stays as it is. */
    failedRequeued: ({ job }) => {
      for (const item of job?.items ?? []) if (item.status === 'failed') item.status = 'waiting';
    },
    persistFailed: (state) => {
      state.isKept = false;
    },
    jobClosed: () => NOTHING,
  },
  // The browser's copy goes with a logout too (store/logoutMark); it is no other person's.
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => NOTHING),
});

export const bulkJobActions = bulkJob.actions;
export const bulkJobReducer = bulkJob.reducer;

type WithBulkJob = { bulkJob: BulkJobState };

export const selectBulkJob = (state: WithBulkJob): BulkJob | null => state.bulkJob.job;
export const selectIsJobHere = (state: WithBulkJob): boolean => state.bulkJob.isHere;
export const selectIsJobPersisted = (state: WithBulkJob): boolean => state.bulkJob.isKept;
