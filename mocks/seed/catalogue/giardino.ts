import type { Entry } from './entry';

/** Garden. */
export const GIARDINO: readonly Entry[] = [
  {
    word: 'monstera',
    name: 'Pianta in vaso',
    title: 'Pianta verde da interno in vaso di terracotta',
    price: 19.9,
    stock: 16,
    views: 3,
    description: [
      'Cresce volentieri anche con poca luce e perdona chi si dimentica di annaffiarla.',
      'Altezza: circa 35 cm',
      'Vaso in terracotta: 14 cm',
      "Spedita in una scatola con fori d'aria.",
    ].join('\n'),
  },
  {
    word: 'cactus',
    name: 'Cactus alto',
    title: 'Cactus colonnare da appartamento, 40 cm',
    price: 26.9,
    stock: 9,
    views: 4,
    description:
      "Un compagno di scrivania di poche pretese: sole, un dito d'acqua al mese e nient'altro. Spedito a radice asciutta, protetto da una guaina di carta.",
  },
  {
    word: 'girasole',
    name: 'Girasoli da balcone',
    title: 'Girasoli nani da balcone in vaso, già fioriti',
    price: 13.9,
    stock: 2,
    views: 2,
    description: [
      "Varietà bassa e ramificata che fiorisce per tutta l'estate.",
      'Altezza: 40-50 cm',
      'Esposizione: pieno sole',
      'Disponibile da maggio a settembre.',
    ].join('\n'),
  },
  {
    word: 'germoglio',
    name: 'Kit germogli',
    title: 'Kit per coltivare germogli e erbe aromatiche',
    price: 16.5,
    stock: 29,
    views: 2,
    description:
      'Semi biologici di basilico, prezzemolo e crescione, terriccio in dischi e vasetti in fibra di cocco. Le prime foglie spuntano dopo una settimana: un bel regalo anche per i bambini.',
  },
  {
    word: 'secchio',
    name: 'Secchio 12 L',
    title: 'Secchio da giardino blu con manico in acciaio, 12 litri',
    price: 8.9,
    stock: 52,
    views: 1,
    description: [
      "Plastica riciclata spessa, scala graduata all'interno e beccuccio per versare.",
      'Capacità: 12 litri',
      'Portata: 20 kg.',
    ].join('\n'),
  },
];
