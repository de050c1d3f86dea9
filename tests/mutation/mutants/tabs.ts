import type { Mutant } from '../mutant.ts';

const JOIN = 'src/tabs/joinTabs.ts';
const HOSTILE = ['tests/tabs/hostile.test.ts'];
const SESSION = ['tests/tabs/session.test.ts'];
const READS = ['tests/tabs/reads.test.ts'];
const NEW_ORDERS = ['tests/tabs/newOrders.test.ts'];
const VERSIONS = ['tests/tabs/versions.test.ts'];

/** What tabs believe of each other, who hears what, and what is asked once. */
export const TABS: readonly Mutant[] = [
  {
    name: 'what other tabs say is looked at',
    file: 'src/tabs/messages.ts',
    text: 'const result = v.safeParse(message, data, { abortEarly: true });\n  return result.success ? result.output : null;',
    by: 'return data as Message;',
    tests: HOSTILE,
  },
  {
    name: 'who speaks is looked at',
    file: 'src/tabs/messages.ts',
    text: 'const result = v.safeParse(envelope, data);\n  return result.success ? result.output : null;',
    by: 'return data as v.InferOutput<typeof envelope>;',
    tests: VERSIONS,
  },
  {
    name: 'nothing is believed of the future',
    file: 'src/tabs/fields.ts',
    text: '  v.check((at) => at <= worldTime() + LONGEST_LEAD_MS),\n',
    by: '',
    tests: HOSTILE,
  },
  {
    name: 'no message reaches a prototype',
    file: 'src/tabs/fields.ts',
    text: ", v.notValue('__proto__')",
    by: '',
    tests: HOSTILE,
  },
  {
    name: 'what everybody hears brings no administrators and no other orders',
    file: JOIN,
    text: 'line === everybody ? admitted(batch, entities) : batch',
    by: 'batch',
    tests: HOSTILE,
  },
  {
    name: 'what everybody hears ends no session',
    file: JOIN,
    text: 'if (line === everybody) return;',
    by: '',
    tests: HOSTILE,
  },
  {
    name: 'another build is not listened to',
    file: 'src/tabs/line.ts',
    text: 'if (sender.version !== version) return ends.meet(sender.version);',
    by: 'if (sender.version !== version) ends.meet(sender.version);',
    tests: VERSIONS,
  },
  {
    name: 'only a later build makes this one old',
    file: 'src/tabs/version.ts',
    text: 'theirs > ours',
    by: 'theirs !== ours',
    tests: VERSIONS,
  },
  {
    name: 'a build of the future is nonsense',
    file: 'src/tabs/version.ts',
    text: ' && theirs <= worldTime()',
    by: '',
    tests: VERSIONS,
  },
  {
    name: 'what only administrators may see is said on the line of their session',
    file: JOIN,
    text: 'const line = batch && isForStaff(batch) ? await lineOf(token) : everybody;',
    by: 'const line = everybody;\n    void isForStaff;\n    void token;',
    tests: SESSION,
  },
  {
    name: 'that line is called by a fingerprint, not by the token',
    file: 'src/tabs/sessionLine.ts',
    text: 'const line = fingerprintOf(token).then((print) => (print === null ? null : open(print)));',
    by: 'const line = Promise.resolve(open(token));\n    void fingerprintOf;',
    tests: SESSION,
  },
  {
    name: 'each session has a line of its own',
    file: 'src/tabs/sessionLine.ts',
    text: '(print === null ? null : open(print))',
    by: "(print === null ? null : open('staff'))",
    tests: SESSION,
  },
  {
    name: 'the end of a session reaches all its tabs',
    file: 'src/tabs/sessionLine.ts',
    text: "if (isOver) line?.say({ kind: 'signedOut' });",
    by: 'void isOver;',
    tests: SESSION,
  },
  {
    name: 'a read that is on its way goes out once for all tabs',
    file: JOIN,
    text: 'read: reads?.read ?? ((_, ask) => ask()),',
    by: 'read: (_, ask) => ask(),',
    tests: READS,
  },
  {
    name: 'an answer of long ago is not taken over',
    file: 'src/tabs/sharedReads.ts',
    text: 'after: Math.max(notBefore, worldTime() - TAKE_OVER_MS),',
    by: 'after: notBefore,',
    tests: READS,
  },
  {
    name: 'an answer from before a write is none',
    file: JOIN,
    text: '    reads?.outdated();\n    const message',
    by: '    const message',
    tests: [...READS, 'tests/tabs/writes.test.ts', 'tests/tabs/model.test.ts'],
  },
  {
    name: 'a write makes other tabs read what it has made stale',
    file: JOIN,
    text: 'return stale.heard(message.stale, message.at);',
    by: 'return void stale;',
    tests: ['tests/tabs/writes.test.ts'],
  },
  {
    name: 'two tabs write the same thing one after the other',
    file: JOIN,
    text: 'underLock(locks, `write/${thing}`, write)',
    by: 'write()',
    tests: ['tests/tabs/writes.test.ts'],
  },
  {
    name: 'one tab looks for new orders, for all',
    file: 'src/tabs/newOrders.ts',
    text: 'if (!locks || !line) return work();',
    by: 'if (line) return work();',
    tests: NEW_ORDERS,
  },
  {
    name: 'nobody looks for new orders while nobody looks at the shop',
    file: 'src/tabs/newOrders.ts',
    text: ' && around.isVisible();',
    by: ';',
    tests: NEW_ORDERS,
  },
  {
    name: 'who looks in vain looks less and less often',
    file: 'src/tabs/newOrders.ts',
    text: ': Math.min(LONGEST_WAIT_MS, wait * 2);',
    by: ': NEW_ORDERS_POLL_MS;',
    tests: NEW_ORDERS,
  },
  {
    name: 'a tab without means works alone, and nothing throws',
    file: 'src/tabs/surroundings.ts',
    text: '    try {\n      return new BroadcastChannel(name);\n    } catch {\n      return null; // none in old browsers, forbidden in some private modes\n    }',
    by: '    return new BroadcastChannel(name);',
    tests: ['tests/tabs/alone.test.ts'],
  },
  {
    name: 'a file that is gone leads to one reload, not to another',
    file: 'src/app/lostFiles.ts',
    text: 'if (worldTime() - last < ONCE_IN_MS) return false;',
    by: 'void last;',
    tests: ['tests/browser/tabs.spec.ts'],
    title: 'a part that is gone after a deploy',
  },
];
