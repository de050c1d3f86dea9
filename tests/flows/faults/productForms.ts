import { screen, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { pngFile } from '#tests/support/orders';
import type { FaultyCall } from './calls';

const main = () => within(screen.getByRole('main'));
const press = async (user: UserEvent, name: string) =>
  user.click(await main().findByRole('button', { name }));

/** In place of the call's own words, because the session has ended. */
const orUnauthorized = (says: string) => (status: string) =>
  status === '401' ? 'Non autorizzato. Effettua il login come admin.' : says;

const EDIT = { at: '/admin/edit-product/101', isAdmin: true } as const;

/** Creating and editing products. */
export const PRODUCT_FORMS: FaultyCall[] = [
  {
    method: 'post',
    path: '/insertion/create',
    needs: 'nothing',
    at: '/admin/insertProduct',
    isAdmin: true,
    act: async (user) => {
      for (const label of ['Nome prodotto', 'Titolo', 'Descrizione']) {
        await user.type(await main().findByLabelText(label), 'Lampada');
      }
      await user.type(main().getByLabelText('Prezzo'), '12,50');
      await press(user, 'Inserisci prodotto');
    },
    says: 'Errore nella creazione del prodotto.',
    saysOfStatus: orUnauthorized('Errore nella creazione del prodotto.'),
    keeps: ['Titolo', 'Lampada'],
  },
  {
    method: 'put',
    path: '/insertion/update',
    needs: 'nothing',
    ...EDIT,
    act: async (user) => {
      const name = await main().findByLabelText('Nome prodotto');
      await user.clear(name);
      await user.type(name, 'Nuovo nome');
      await press(user, 'Salva');
    },
    says: 'Errore durante il salvataggio.',
    saysOfStatus: orUnauthorized('Errore durante il salvataggio.'),
    keeps: ['Nome prodotto', 'Nuovo nome'],
  },
  {
    method: 'put',
    path: '/insertion/deleteImage',
    needs: 'nothing',
    ...EDIT,
    act: async (user) => {
      await press(user, 'Elimina immagine 1');
      await user.click(await screen.findByRole('button', { name: 'Conferma' }));
    },
    says: "Errore durante l'eliminazione dell'immagine.",
    saysOfStatus: orUnauthorized("Errore durante l'eliminazione dell'immagine."),
  },
  {
    method: 'patch',
    path: '/insertion/addImages',
    needs: 'body',
    ...EDIT,
    act: async (user) =>
      user.upload(await main().findByLabelText('Aggiungi immagini'), [pngFile()]),
    says: 'Errore durante il caricamento delle immagini: connessione non riuscita.',
    saysOfNoAnswer: 'Errore durante il caricamento delle immagini: nessuna risposta in tempo.',
    saysOfGarbled: 'Errore durante il caricamento delle immagini: risposta non valida.',
    saysOfStatus: (status) =>
      ({
        '400': 'Errore durante il caricamento delle immagini: 400 Richiesta non valida.',
        '401': 'Non autorizzato. Effettua il login come admin.',
        '404': 'Errore durante il caricamento delle immagini: 404 Risorsa non trovata.',
        '500-html': 'Errore durante il caricamento delle immagini: 500',
      })[status],
  },
];
