/** The origin of the build that calls a backend elsewhere, as a deployment does. */
export const DEPLOYED_ORIGIN = `http://localhost:${process.env['SHOP_DEPLOYED_PORT']}`;

/** The backend that it calls: the mock backend's process, unless a test answers itself. */
export const API_ORIGIN = `http://localhost:${process.env['SHOP_API_PORT']}`;

export const DEPLOYED_FOLDER = `${process.env['SHOP_BROWSER_TEST_BUILD']}/deployed`;

/** The origin of the build that reports its errors. */
export const REPORTING_ORIGIN = `http://localhost:${process.env['SHOP_REPORTING_PORT']}`;

export const REPORTS_ORIGIN = `http://localhost:${process.env['SHOP_REPORTS_PORT']}`;
