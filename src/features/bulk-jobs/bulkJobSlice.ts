import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { BulkItem, BulkJob, BulkPhase, PlannedItem } from '../../domain/bulkJob';
import { clearsPersonalData } from '../../session/sessionSlice';

/** A job, and the person who started it (`selectPerson`); only they can resume it. */
export type OwnedJob = { job: BulkJob; person: string };

/** The result of one item of a job; it waits again if the session has ended. */
export type ItemResult = Pick<BulkItem, 'status' | 'outcomeUnknown' | 'failure'>;

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
    jobLoaded: (_, { payload }: PayloadAction<OwnedJob | null>): BulkJobState => ({
      ...initialState,
      ...payload,
    }),
    jobResumed: (state, { payload }: PayloadAction<{ retriesFailed: boolean }>) => {
      if (!state.job) return;
      state.isHere = true;
      state.job.phase = 'running';
      if (!payload.retriesFailed) return;
      for (const item of state.job.items) if (item.status === 'failed') item.status = 'waiting';
    },
    /** Changes the job that runs in this tab; a logout may have removed it meanwhile. */
    phaseChanged: ({ job, isHere }, { payload }: PayloadAction<BulkPhase>) => {
      if (job && isHere) job.phase = payload;
    },
    itemChanged: (
      { job, isHere },
      { payload }: PayloadAction<{ at: number; result: ItemResult }>,
    ) => {
      const item = isHere && job?.items[payload.at];
      if (!item) return;
      delete item.failure;
      Object.assign(item, payload.result);
    },
    jobReleased: (state) => {
      state.isHere = false;
    },
    persistFailed: (state) => {
      state.isKept = false;
    },
  },
  // A logout also removes the stored job (`store/clearAfterSession`).
  extraReducers: (build) => build.addMatcher(clearsPersonalData, () => initialState),
});

export const bulkJobActions = bulkJobSlice.actions;
export const bulkJobReducer = bulkJobSlice.reducer;

type WithBulkJob = { bulkJob: BulkJobState };

export const selectBulkJob = (state: WithBulkJob): BulkJob | null => state.bulkJob.job;
export const selectJobPerson = (state: WithBulkJob): string | null => state.bulkJob.person;
export const selectIsJobHere = (state: WithBulkJob): boolean => state.bulkJob.isHere;
export const selectIsJobPersisted = (state: WithBulkJob): boolean => state.bulkJob.isKept;
