/*
 * Ways in which a browser's storage can be broken. Each function runs in the page before the shop's code, so it cannot
 * use anything outside itself.
 */

/** Cookies and site data are blocked: everything that stores or shares data throws. */
function blocked(): void {
  const refuse = (): never => {
    throw new DOMException('Access is denied for this document.', 'SecurityError');
  };
  for (const name of ['localStorage', 'sessionStorage', 'indexedDB', 'caches']) {
    Object.defineProperty(window, name, { configurable: true, get: refuse });
  }
  Object.defineProperty(window, 'BroadcastChannel', { configurable: true, value: refuse });
  const reject = async () => refuse();
  Object.assign(LockManager.prototype, { request: reject, query: reject });
}

/** Stored values can be read, but nothing more can be stored. */
function full(): void {
  Storage.prototype.setItem = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
  IDBFactory.prototype.open = () => {
    throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
  };
}

/** Every key holds something that the shop has not written. */
function corrupted(): void {
  const garbage = [
    '',
    '{"a":',
    'null',
    '0',
    'true',
    '"testo"',
    '[]',
    '{}',
    '[null,1,"x",[],{}]',
    '{"__proto__":{"isAdmin":true},"constructor":1,"toString":null}',
    '{"version":1,"kind":7,"phase":[],"items":{},"beatAt":"mai"}',
    '[{"orderNumber":1,"seenAt":"mai","at":null,"name":{},"parameters":[]}]',
    '{"what":{},"address":"javascript:alert(1)","at":9e99}',
    '\u0000\ud800 non è niente di nostro',
    'x'.repeat(100_000),
    `[${'['.repeat(5_000)}`,
  ];
  const { getItem, setItem, removeItem } = Storage.prototype;
  const own = new Set<string>();
  let read = Math.floor(performance.timeOrigin) % garbage.length;
  Storage.prototype.getItem = function (key) {
    if (own.has(key)) return getItem.call(this, key);
    read += 1;
    return garbage[read % garbage.length] ?? null;
  };
  Storage.prototype.setItem = function (key, value) {
    own.add(key);
    setItem.call(this, key, value);
  };
  Storage.prototype.removeItem = function (key) {
    own.add(key);
    removeItem.call(this, key);
  };
}

export const BAD_STORAGES = { blocked, full, corrupted };
