import { http, HttpResponse } from 'msw';
import { text } from '#tests/support/secretMarkers';
import { HOST } from '#tests/support/shop';

/** Handlers before the mock backend, whose answers contain markers. */
export const answers = [
  http.post(`${HOST}/access/login`, async ({ request }) =>
    (await request.text()).includes(text.loginPassword)
      ? new HttpResponse('Credenziali non valide!')
      : new HttpResponse('', { headers: { BearerToken: text.token } }),
  ),
  http.post(`${HOST}/payment/checkout`, () => HttpResponse.json(`${HOST}/cart#${text.payment}`)),
  http.patch(`${HOST}/admin/updatePassword`, () => new HttpResponse('', { status: 500 })),
  http.patch(`${HOST}/admin/activeAccount/*`, () =>
    HttpResponse.text('Registrazione effettuata con successo!'),
  ),
  http.get(`${HOST}/order/get/${text.unknownNumber}`, () =>
    HttpResponse.text(`${text.refusal} non ha ordini.`),
  ),
  http.get(
    `${HOST}/feedback/getAll`,
    () => new HttpResponse('', { status: 409, statusText: text.statusText }),
  ),
  http.patch(`${HOST}/admin/newEmail/*`, () => new HttpResponse('')),
  http.post(`${HOST}/admin/registration`, () => HttpResponse.text('Registrazione ricevuta.')),
];
