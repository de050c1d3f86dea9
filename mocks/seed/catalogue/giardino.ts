/** Garden, as `buildCatalogue.ts` reads it. */
export const GIARDINO = `
monstera | Pianta in vaso | 19.90 | 16 | 3
Pianta verde da interno in vaso di terracotta
Cresce volentieri anche con poca luce e perdona chi si dimentica di annaffiarla.
Altezza: circa 35 cm
Vaso in terracotta: 14 cm
Spedita in una scatola con fori d'aria.

cactus | Cactus alto | 26.90 | 9 | 4
Cactus colonnare da appartamento, 40 cm
Un compagno di scrivania di poche pretese: sole, un dito d'acqua al mese e nient'altro. Spedito a radice asciutta, protetto da una guaina di carta.

girasole | Girasoli da balcone | 13.90 | 2 | 2
Girasoli nani da balcone in vaso, già fioriti
Varietà bassa e ramificata che fiorisce per tutta l'estate.
Altezza: 40-50 cm
Esposizione: pieno sole
Disponibile da maggio a settembre.

germoglio | Kit germogli | 16.50 | 29 | 2
Kit per coltivare germogli e erbe aromatiche
Semi biologici di basilico, prezzemolo e crescione, terriccio in dischi e vasetti in fibra di cocco. Le prime foglie spuntano dopo una settimana: un bel regalo anche per i bambini.

secchio | Secchio 12 L | 8.90 | 52 | 1
Secchio da giardino blu con manico in acciaio, 12 litri
Plastica riciclata spessa, scala graduata all'interno e beccuccio per versare.
Capacità: 12 litri
Portata: 20 kg.
`;
