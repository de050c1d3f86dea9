import type { PaletteName } from './palettes';
import type { Pose } from './scenes/productViews';

export type Subject = {
  /** The name of its drawing. */
  artwork: string;
  pose: Pose;
  palettes: readonly [PaletteName, PaletteName];
  /** Sold in pairs, such as shoes. */
  isPair: boolean;
};

/** All subjects by the word that their file names start with. */
export const SUBJECTS: ReadonlyMap<string, Subject> = parseSubjects(`
  orsacchiotto  teddy-bear                      stands menta      cipria
  teiera        teapot                          stands salvia     cielo
  chitarra      guitar                          lies   sabbia     petrolio
  fotocamera    camera                          stands terracotta girasole
  zaino         backpack                        stands cielo      sabbia
  monstera      potted-plant                    stands cipria     perla
  penna         fountain-pen                    lies   sabbia     perla
  pallone       soccer-ball                     stands salvia     girasole
  specchio      mirror                          stands lavanda    petrolio
  matrioska     nesting-dolls                   stands cielo      menta
  padella       cooking                         lies   terracotta perla
  cuffie        headphone                       lies   lavanda    notte
  sedia         chair                           stands salvia     sabbia
  violino       violin                          lies   perla      salvia
  borsa         handbag                         stands cipria     menta
  tenda         tent                            stands cielo      sabbia
  quaderno      notebook-with-decorative-cover  lies   cipria     girasole
  cactus        cactus                          stands terracotta cielo
  scacchi       chess-pawn                      stands sabbia     perla
  radio         radio                           stands menta      girasole
  casseruola    pot-of-food                     stands cielo      salvia
  bicicletta    bicycle                         stands sabbia     menta
  candela       candle                          stands petrolio   cipria
  cassetta      toolbox                         stands perla      girasole
  occhiali      sunglasses                      lies   girasole   cielo
  robot         robot                           stands girasole   lavanda
  bussola       compass                         lies   petrolio   sabbia
  coltello      kitchen-knife                   lies   perla      salvia
  sassofono     saxophone                       lies   petrolio   cipria
  skateboard    skateboard                      lies   girasole   menta
  cappello      womans-hat                      lies   cielo      salvia
  gamepad       video-game                      lies   menta      notte
  sveglia       alarm-clock                     stands cielo      sabbia
  aquilone      kite                            lies   cielo      perla
  girasole      sunflower                       stands cielo      lavanda
  valigia       luggage                         stands girasole   terracotta
  tavolozza     artist-palette                  lies   perla      menta
  tazza         hot-beverage                    stands terracotta menta
  guantoni      boxing-glove                    lies   cielo      perla pair
  djembe        long-drum                       stands salvia     cielo
  lanterna      red-paper-lantern               stands sabbia     notte
  scarpe        running-shoe                    lies   menta      girasole pair
  orologio      watch                           lies   sabbia     lavanda
  telescopio    telescope                       stands notte      sabbia
  dadi          game-die                        stands lavanda    petrolio pair
  barattolo     jar                             stands cipria     sabbia
  pattini       roller-skate                    stands menta      girasole pair
  cesto         basket                          stands salvia     cielo
  martello      hammer                          lies   sabbia     cielo
  forbici       scissors                        lies   menta      perla
  calice        wine-glass                      stands sabbia     lavanda
  puzzle        puzzle-piece                    lies   lavanda    cipria
  televisore    television                      stands girasole   menta
  sciarpa       scarf                           lies   perla      cielo
  maracas       maracas                         lies   cielo      lavanda
  ombrello      umbrella                        lies   girasole   cipria
  germoglio     seedling                        stands sabbia     cipria
  racchetta     tennis                          lies   cielo      salvia
  clessidra     hourglass-done                  stands cipria     cielo
  mappamondo    globe-showing-europe-africa     stands sabbia     cipria
  torcia        flashlight                      lies   petrolio   perla
  scarponcini   hiking-boot                     stands salvia     cielo pair
  microfono     studio-microphone               stands cipria     notte
  guanti        gloves                          lies   sabbia     menta
  pastelli      crayon                          lies   cipria     lavanda
  secchio       bucket                          stands sabbia     salvia
  pendola       mantelpiece-clock               stands salvia     cipria
  saponetta     soap                            lies   salvia     cielo
  maschera      diving-mask                     lies   sabbia     menta
  cacciavite    screwdriver                     lies   girasole   perla
  timer         timer-clock                     stands cipria     sabbia
  album         ledger                          lies   cielo      lavanda
`);

function parseSubjects(table: string): Map<string, Subject> {
  const rows = table
    .trim()
    .split('\n')
    .map((row) => row.trim().split(/\s+/));
  return new Map(
    rows.map(([word = '', artwork = '', pose, first, second, pair]) => {
      const palettes: Subject['palettes'] = [first as PaletteName, second as PaletteName];
      return [word, { artwork, pose: pose as Pose, palettes, isPair: pair === 'pair' }];
    }),
  );
}
