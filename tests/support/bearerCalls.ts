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

/** Returns the value that a call must have in its BearerToken header, if any. */
export function expectedBearer(
  method: string,
  path: string,
  token: string | null,
): string | undefined {
  const line = `${method} ${path}`;
  if (!WITH_TOKEN.some((call) => call.test(line))) return undefined;
  return token ?? (ALWAYS.test(line) ? 'null' : undefined);
}
