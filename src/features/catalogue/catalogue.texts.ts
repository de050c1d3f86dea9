import { SHOP } from '../../config/shop';
import { formatCount, formatPlural } from '../../domain/formatCount';
import { addToCart } from '../cart/addToCart.texts';

export const home = {
  title: 'Tutti i prodotti',
  documentTitle: `${SHOP.name} · Prodotti scontati, spedizione gratuita`,
  lead: 'Prezzi scontati, spedizione gratuita su ogni ordine, senza minimo di spesa.',
  summary:
    'Prodotti scontati con spedizione gratuita su ogni ordine e reso entro 30 giorni. Online dal 2018.',
  filters: 'Cerca e ordina i prodotti',
  search: 'Cerca un prodotto',
  sort: 'Ordina per',
  sortings: {
    catalogo: 'In evidenza',
    'prezzo-crescente': 'Prezzo crescente',
    'prezzo-decrescente': 'Prezzo decrescente',
    nome: 'Nome, dalla A alla Z',
  },
  showFilters: (count: number) => (count === 0 ? 'Filtri' : `Filtri (${count})`),
  prices: { min: 'Prezzo minimo', max: 'Prezzo massimo' },
  category: 'Categoria',
  categories: 'Categorie',
  anyCategory: 'Tutte',
  allCategories: 'Tutte le categorie',
  problems: {
    unreadable: 'Scrivi un prezzo come 12,50.',
    swapped: 'Il prezzo minimo è più alto del massimo.',
  },
  clear: 'Azzera i filtri',
  count: (shown: number, all: number) => {
    if (shown === all) return formatPlural(all, 'prodotto', 'prodotti');
    return `${formatCount(shown)} di ${formatCount(all)} prodotti`;
  },
  addNamed: (title: string) => `${addToCart.add}: ${title}`,
  buyNamed: (title: string) => `${addToCart.buy}: ${title}`,
  soldOut: 'Esaurito',
  loading: 'Caricamento dei prodotti…',
  failed: 'Errore nel caricamento dei prodotti.',
  empty: 'Al momento non ci sono prodotti in vendita.',
  suggestions: 'Intanto dai un’occhiata a questi',
  noMatch: 'Nessun prodotto corrisponde alla ricerca.',
} as const;
