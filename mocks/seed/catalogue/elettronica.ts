/** Electronics, as `buildCatalogue.ts` reads it. */
export const ELETTRONICA = `
fotocamera | Fotocamera retrò | 279.00 | 5 | 5
Fotocamera compatta dal gusto retrò, 24 megapixel
Ghiere vere, otturatore silenzioso e colori che ricordano la pellicola.
Sensore: APS-C da 24 megapixel
Obiettivo: 28 mm f/2.8
Batteria, cinghia e caricatore inclusi.

cuffie | Cuffie wireless | 89.90 | 26 | 4
Cuffie senza fili con cancellazione del rumore, argento
Fino a 38 ore di musica con una carica, e dieci minuti di presa bastano per altre tre.
Bluetooth 5.3, due dispositivi insieme
Peso: 252 g
Cuscinetti sostituibili.

radio | Radio portatile | 59.90 | 15 | 3
Radio portatile FM e DAB+ con antenna telescopica
Un altoparlante generoso in un mobile da tenere in cucina o in giardino.
Ricezione: FM e DAB+
Autonomia: 16 ore
Presa per cuffie da 3,5 mm.

gamepad | Controller wireless | 42.90 | 31 | 3
Controller senza fili viola per console e PC
Levette a effetto Hall che non si consumano, vibrazione doppia e grilletti analogici.
Connessione: Bluetooth o ricevitore 2,4 GHz
Autonomia: 20 ore.

orologio | Orologio al quarzo | 64.90 | 20 | 4
Orologio da polso al quarzo con cinturino blu
Quadrante viola con lancette dorate, leggibile anche di sera.
Cassa: acciaio, 40 mm
Resistente all'acqua fino a 50 metri
Cinturino in silicone intercambiabile.

televisore | TV vintage 24 | 239.00 | 4 | 3
Televisore da 24 pollici in stile anni Sessanta
Fuori un mobile con le antenne e i piedini, dentro uno schermo moderno con tutte le app.
Schermo: 24 pollici Full HD
Ingressi: 2 HDMI, USB
Telecomando in legno incluso.

torcia | Torcia LED | 21.90 | 45 | 2
Torcia LED ricaricabile da 800 lumen
Fascio regolabile da largo a concentrato, quattro intensità e luce SOS.
Corpo in alluminio, resistente alla pioggia (IPX5)
Ricarica USB-C
Peso: 145 g.
`;
