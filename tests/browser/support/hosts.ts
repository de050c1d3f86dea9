/** Where the build lies that calls a backend elsewhere, as a deployment does. */
export const DEPLOYED_ORIGIN = `http://localhost:${process.env['SHOP_DEPLOYED_PORT']}`;

/** The backend that it calls: the mock backend's process, unless a test answers for itself. */
export const API_ORIGIN = `http://localhost:${process.env['SHOP_API_PORT']}`;

/** Where that build lies on the disk. */
export const DEPLOYED_FOLDER = `${process.env['SHOP_BROWSER_TEST_BUILD']}/deployed`;

/** Where the build lies that reports its errors. */
export const REPORTING_ORIGIN = `http://localhost:${process.env['SHOP_REPORTING_PORT']}`;

/** Where it reports them to. */
export const REPORTS_ORIGIN = `http://localhost:${process.env['SHOP_REPORTS_PORT']}`;
