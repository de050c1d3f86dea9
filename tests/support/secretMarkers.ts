import type { Seed } from '#mocks/seed/buildSeed';
import { adminToken, withOrder } from '#tests/support/orders';

/**
 * Texts that must not be in any snapshot, recording, console output or storage of the browser. By design the tab keeps
 * drafts (`isTyped`) and the timeline of the orders that were opened (`isTimed`).
 */
export const SECRET_MARKERS = {
  token: { text: await adminToken(), what: 'the token' },
  loginEmail: { text: 'canarino01@posta.example', what: 'e-mail at the login', isTyped: true },
  loginPassword: { text: 'canarino02-password', what: 'password at the login' },
  recoveryEmail: { text: 'canarino03@posta.example', what: 'e-mail of recovery', isTyped: true },
  oldPassword: { text: 'canarino04-vecchia', what: 'password in use' },
  newPassword: { text: 'canarino05-nuova', what: 'new password' },
  newEmail: { text: 'canarino06@posta.example', what: 'new e-mail of the profile', isTyped: true },
  newTelephone: { text: '+39 333 0000707', what: 'new telephone of the profile', isTyped: true },
  bossCode: { text: 'canarino08-boss', what: 'boss code' },
  username: { text: 'canarino09', what: 'username of a registration', isTyped: true },
  registrationPassword: { text: 'canarino10-segreta', what: 'password of a registration' },
  authCode: { text: 'CANARINO-11', what: 'authorization code' },
  resetCode: { text: 'canarino12reset', what: 'mailed code of a new password' },
  resetPassword: { text: 'canarino13-scelta', what: 'chosen password' },
  activationCode: { text: 'canarino14attiva', what: 'mailed code of an activation' },
  confirmedEmail: { text: 'canarino15@posta.example', what: 'e-mail in a mailed link' },
  name: { text: 'Canarinesca', what: 'name of the customer', isTyped: true },
  surname: { text: 'Diciassettini', what: 'surname of the customer', isTyped: true },
  address: { text: 'Via del Canarino Diciotto', what: 'address', isTyped: true },
  city: { text: 'Diciannovoli', what: 'city', isTyped: true },
  email: { text: 'canarino20@posta.example', what: 'e-mail of the customer', isTyped: true },
  telephone: { text: '+39 333 0002121', what: 'telephone of the customer', isTyped: true },
  payment: { text: 'canarino22-pagamento', what: 'address of the payment page' },
  recipient: { text: 'Ventitreschi', what: 'surname in an order of the back office' },
  recipientEmail: { text: 'canarino24@posta.example', what: 'e-mail in such an order' },
  recipientAddress: { text: 'Vicolo Venticinque', what: 'address in such an order' },
  admin: { text: 'canarino26@bottega.example', what: 'e-mail of a colleague' },
  buyer: { text: 'Ventisettina', what: 'name under a feedback' },
  comment: { text: 'ventottesima parola', what: 'what a feedback says' },
  unknownNumber: { text: '3330002929', what: 'telephone typed as the number of an order' },
  refusal: { text: 'Trentuneschi', what: 'name in what the backend says of it' },
  shipper: { text: 'Furgone Trentaduini', what: 'shipper', isTimed: true },
  state: { text: 'FERMO_DA_TRENTATREESI', what: 'state of an order', isTimed: true },
  fileName: { text: 'trentaquattresi.jpg', what: 'name of a picture in an order' },
  statusText: { text: 'Trentacinqueschi', what: 'words beside a status' },
} satisfies Record<string, { text: string; what: string; isTyped?: true; isTimed?: true }>;

/** The text of each marker. */
export const text = Object.fromEntries(
  Object.entries(SECRET_MARKERS).map(([key, marker]) => [key, marker.text]),
) as { [Key in keyof typeof SECRET_MARKERS]: string };

/** The values of the shipping form, by its labels. */
export const SECRET_SHIPPING = {
  Nome: text.name,
  Cognome: text.surname,
  Indirizzo: text.address,
  Città: text.city,
  Email: text.email,
  Telefono: text.telephone,
};

/** Adds the markers of orders, feedback and colleagues to the seed. */
export function withSecretMarkers(seed: Seed): void {
  for (const feedback of seed.feedback.filter(({ productId }) => productId === '101')) {
    Object.assign(feedback, { buyerName: text.buyer, feedbackS: `Bello, ${text.comment}.` });
  }
  Object.assign(seed.admins.find(({ id }) => id === '2') ?? {}, { email: text.admin });
  withOrder({
    stateOfOrder: text.state,
    shipper: text.shipper,
    productsInCart: [
      {
        product: { id: '101', name: 'Bruno', price: 24.9, fileNames: [text.fileName] },
        quantity: 1,
      },
    ],
  })(seed);
  const shippingData = {
    ...(seed.orders.at(-1) ?? { shippingData: {} }).shippingData,
    surname: text.recipient,
    email: text.recipientEmail,
    address: text.recipientAddress,
  };
  Object.assign(seed.orders.at(-1) ?? {}, { shippingData });
}

/** Returns what each secret marker found in a text stands for. */
export const foundIn = (content: string, secretMarkers = Object.values(SECRET_MARKERS)) => {
  const lower = content.toLowerCase();
  return secretMarkers
    .filter((marker) =>
      [marker.text, encodeURIComponent(marker.text)].some((one) =>
        lower.includes(one.toLowerCase()),
      ),
    )
    .map(({ what }) => what);
};
