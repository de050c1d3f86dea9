import type { Seed } from '#mocks/seed/buildSeed';

/** Adds a colleague to the shop who has registered, and perhaps activated the account. */
export function withAnna(stage: 'registered' | 'activated') {
  return (seed: Seed) => {
    seed.admins.push({
      id: 'a/na',
      username: 'anna',
      email: 'anna@posta.example',
      telephoneNumber: '06 1',
      password: 'segreta',
      stage,
      activationCode: 'codice',
      pendingEmail: 'nuova@posta.example',
      pendingTelephoneNumber: '+39 06 2',
    });
  };
}
