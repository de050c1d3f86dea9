import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkItem, BulkJob, BulkPhase, PlannedItem } from '../../domain/bulkJob';
import { clearsPersonalData } from '../../session/sessionSlice';

/** A job, and the person who started it (a fingerprint of the token); only they can resume it. */
export type OwnedJob = { job: BulkJob; person: string };

type BulkJobState = {
  job: BulkJob | null;
  /** The job's owner. */
  person: string | null;
  /** Whether the job runs in this tab; otherwise it is shown as another tab stored it. */
  isHere: boolean;
  /** Whether it could be stored, so that it survives a reload. */
  isKept: boolean;
};

const initialState: BulkJobState = { job: null, person: null, isHere: false, isKept: true };

type Started = { person: string; items: readonly PlannedItem[] };

const bulkJobSlice = createSlice({
  name: 'bulkJob',
  initialState,
  reducers: {
    jobStarted: (_, { payload: { person, items } }: PayloadAction<Started>): BulkJobState => ({
      ...initialState,
      person,
      isHere: true,
      job: {
        kind: items[0]?.change.kind ?? 'state',
        phase: 'running',
        items: items.map((item) => ({ ...item, status: 'waiting', outcomeUnknown: false })),
      },
    }),
    /** The job as storage holds it; null if it holds none. */
    jobLoaded: (_, { payload }: PayloadAction<OwnedJob | null>): BulkJobState =>
      payload ? { ...initialState, job: payload.job, person: payload.person } : initialState,
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
      {
        payload,
      }: PayloadAction<{ at: number } & Pick<BulkItem, 'status' | 'outcomeUnknown' | 'failure'>>,
    ) => {
      const { at, ...changed } = payload;
      const item = job?.items[at];
      if (!job || !item) return;
      const { failure: _, ...planned } = item;
      (job.items as BulkItem[])[at] = { ...planned, ...changed };
    },
    /** Failed orders wait again; the others do not change. */
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
export const selectJobPerson = (state: WithBulkJob): string | null => state.bulkJob.person;
export const selectIsJobHere = (state: WithBulkJob): boolean => state.bulkJob.isHere;
export const selectIsJobPersisted = (state: WithBulkJob): boolean => state.bulkJob.isKept;
