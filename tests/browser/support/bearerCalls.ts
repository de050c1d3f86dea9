import type { Request } from '@playwright/test';
import { API_ORIGIN } from './hosts';

/** The calls that carry the BearerToken header while someone is logged in (spec section 7). */
const WITH_TOKEN = `
DELETE /insertion/delete/*
POST /insertion/create
PUT /insertion/update
PUT /insertion/deleteImage
PATCH /insertion/addImages
DELETE /admin/logout
GET /admin/getAll
DELETE /admin/delete/*
GET /admin/myProfile
PATCH /admin/updateEmail
PATCH /admin/updTelNum
PATCH /admin/updatePassword
PATCH /order/orderState/*
DELETE /order/annul/*
POST /order/refund/*
PATCH /order/shipping/*
POST /order/return/*
GET /order/getAll
`
  .trim()
  .split('\n')
  .map((line) => new RegExp(`^${line.replaceAll('*', '[^/]+')}$`));

/** This one carries it always; without a token its value is the text 'null'. */
const ALWAYS = /^DELETE \/order\/annul\//;

/**
 * What is wrong with the BearerToken header of a request, or null: it goes with the calls above
 * and with nothing else, to the backend alone.
 */
export async function headerProblem(
  request: Request,
  token: string | null,
): Promise<string | null> {
  const { origin, pathname } = new URL(request.url());
  const line = `${request.method()} ${pathname}`;
  const isDeclared = origin === API_ORIGIN && WITH_TOKEN.some((call) => call.test(line));
  const expected = isDeclared ? (token ?? (ALWAYS.test(line) ? 'null' : undefined)) : undefined;
  const sent = (await request.allHeaders())['bearertoken'];
  return sent === expected ? null : `${line} to ${origin}: ${sent} instead of ${expected}`;
}
