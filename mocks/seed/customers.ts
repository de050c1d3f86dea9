import type { ShippingRecord } from '../backend/records';
import type { Random } from './random';

/** Returns a random buyer with an address. */
export function randomCustomer(random: Random): ShippingRecord {
  const name = random.pick(NAMES);
  const surname = random.pick(SURNAMES);
  const city = random.pick(CITIES);
  return {
    name,
    surname,
    address: random.pick(STREETS),
    civicNumber: `${random.between(1, 180)}${random.chance(0.12) ? random.pick(['/A', '/B', ' bis']) : ''}`,
    ...city,
    email: `${plain(name)}.${plain(surname)}${random.between(1, 99)}@posta.example`,
    telephoneNumber: `+39 3${random.pick(['28', '33', '39', '47', '88'])} 555 ${random.between(1000, 9999)}`,
  };
}

function plain(name: string): string {
  return name
    .normalize('NFD')
    .replace(/[^a-z]/gi, '')
    .toLowerCase();
}

const NAMES = list(`
  Marta, Giulia, Francesca, Chiara, Elena, Sara, Alessia, Martina, Federica, Valentina, Ilaria,
  Silvia, Paola, Lucia, Beatrice, Caterina, Noemi, Giorgia, Simona, Daniela, Roberta, Teresa,
  Irene, Cristina, Adele, Zoë, Marco, Luca, Andrea, Matteo, Alessandro, Davide, Nicolò,
  Francesco, Lorenzo, Stefano, Simone, Gabriele, Giovanni, Paolo, Riccardo, Tommaso, Pietro,
  Enrico, Fabio, Roberto, Michele, Emanuele, Salvatore, Giosuè, Antonio, Vincenzo, Niccolò,
  Filippo, Edoardo, Gianluca, Mattia, Umberto
`);

const SURNAMES = list(`
  Rossi, Bianchi, Ferrari, Russo, Romano, Colombo, Ricci, Marino, Greco, Bruno, Gallo, Conti,
  Costa, Mancini, Giordano, Rizzo, Lombardi, Moretti, Barbieri, Fontana, Santoro, Mariani,
  Rinaldi, Caruso, Ferrara, Galli, Martini, Leone, Longo, Gentile, Martinelli, Vitale, Serra,
  Coppola, Villa, Marchetti, Parisi, Ferraro, Fabbri, Bianco, Marini, Grasso, Valentini, Messina,
  Sala, Gatti, Pellegrini, Palumbo, Sanna, Farina, Piras, Cattaneo, Zanetti, Bellini, Donati,
  Bassi, Testa, Ferri, Montanari, Zorzi, Marras, Nardò, Salò, D'Angelo, D'Amico, Dell'Acqua,
  De Luca, Di Stefano, Lo Presti, Sant'Elia, D'Onofrio
`);

const CITIES = list(`
  Roma RM 00184, Roma RM 00153, Tivoli RM 00019, Milano MI 20121, Milano MI 20144,
  Torino TO 10123, Napoli NA 80134, Palermo PA 90133, Cefalù PA 90015, Genova GE 16121,
  Bologna BO 40126, Firenze FI 50122, Bari BA 70121, Catania CT 95124, Venezia VE 30124,
  Verona VR 37121, Trieste TS 34121, Padova PD 35121, Brescia BS 25121, Cantù CO 22063,
  Parma PR 43121, Modena MO 41121, Forlì FC 47121, Perugia PG 06121, Spoleto PG 06049,
  Terni TR 05100, Viterbo VT 01100, Rieti RI 02100, Frosinone FR 03100, Latina LT 04100,
  L'Aquila AQ 67100, Cagliari CA 09124, Sassari SS 07100, Alghero SS 07041, Lecce LE 73100,
  Matera MT 75100, Reggio Calabria RC 89125, Trento TN 38122, Aosta AO 11100, Ancona AN 60121
`).map((line) => {
  const [, city = '', province = '', zipcode = ''] = /^(.+) (\w\w) (\d{5})$/.exec(line) ?? [];
  return { city, province, zipcode };
});

const STREETS = list(`
  Via Roma, Via Giuseppe Garibaldi, Corso Vittorio Emanuele II, Via Dante Alighieri,
  Piazza della Libertà, Via Cavour, Via dei Mille, Via dell'Indipendenza, Viale della Repubblica,
  Via San Francesco d’Assisi, Largo dei Tigli, Via Aurelio Saffi, Via Nazario Sauro,
  Vicolo del Forno, Via XXV Aprile, Viale Trento e Trieste, Salita Santa Caterina,
  Via Sant'Agostino, Via Grazia Deledda, Via della Mercede
`);

/** Splits a text at its commas. */
function list(text: string): string[] {
  return text.trim().split(/,\s+/);
}
