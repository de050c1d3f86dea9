import { screen } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { http, HttpResponse, type RequestHandler } from 'msw';
import type { CartRecord } from '#mocks/backend/records';
import type { Seed } from '#mocks/seed/buildSeed';
import { NUMBER } from '#tests/support/orders';
import { HOST } from '#tests/support/shop';

/** A page in one of its states: how to reach it, and a text that shows that it has been reached. */
export type StoredPage = {
  path: string;
  shows: string | RegExp;
  isAdmin?: true;
  change?: (seed: Seed) => void;
  cart?: Partial<CartRecord>;
  /** Handlers in front of the mock backend. */
  handler?: RequestHandler;
  act?: (user: UserEvent) => Promise<void>;
  /** Light and at desktop width by default. */
  viewport?: { width: number; height: number; colorScheme: 'light' | 'dark' };
  /** Pages of many orders are stored gzipped. */
  isZipped?: true;
};

const get = (path: string, answer: () => Response | Promise<Response>) =>
  http.get(`${HOST}${path}`, answer);
export const failing = (path: string) => get(path, () => new HttpResponse(null, { status: 404 }));
export const silent = (path: string) => get(path, () => new Promise<Response>(() => undefined));
export const nothing = (path: string) => get(path, () => HttpResponse.json([]));

export const press = (name: string) => async (user: UserEvent) =>
  user.click(await screen.findByRole('button', { name }));

export const ORDER_PATH = `/order/get/${NUMBER}`;
export const PHONE = { width: 390, height: 844, colorScheme: 'dark' } as const;
