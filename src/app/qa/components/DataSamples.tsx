import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { type Column } from '../../../components/CardTable';
import { Fact, FactList } from '../../../components/FactList';
import { PagedTable } from '../../../components/PagedTable';
import { Pager } from '../../../components/Pager';
import { ProductRow } from '../../../components/ProductRow';
import { ShopPromises } from '../../../components/Promises';
import { Stars } from '../../../features/feedback/Stars';
import { Thumbnails } from '../../../components/Thumbnails';
import { LONG_TEXT, Sample } from './Sample';

const ROWS = Array.from({ length: 12 }, (_, index) => ({
  name: `Riga ${index + 1}`,
  text: index === 1 ? LONG_TEXT : 'Breve',
  stars: index % 6,
}));

const PRODUCT = { id: 'a', title: LONG_TEXT, priceCents: 123_456_789, fileNames: [] };

type Row = (typeof ROWS)[number];

const COLUMNS: readonly Column<Row>[] = [
  { header: 'Nome', width: '30%', cell: ({ name }) => name },
  { header: 'Valutazione', width: '30%', cell: ({ stars }) => <Stars stars={stars} /> },
  { header: 'Testo', cell: ({ text }) => text },
];

/** Components that show data: cards, tables, stars, pictures, type. */
export function DataSamples() {
  const [page, setPage] = useState(1);
  const [photo, setPhoto] = useState<number | null>(null);
  return (
    <>
      <Sample title="Card, Typography" isColumn>
        <Card>
          <CardContent>
            <Typography variant="h1" component="p">
              Titolo h1
            </Typography>
            <Typography variant="h2" component="p">
              Titolo h2
            </Typography>
            <Typography variant="h3" component="p">
              Titolo h3
            </Typography>
            <Typography>Testo normale. {LONG_TEXT}.</Typography>
            <Typography variant="body2" color="textSecondary">
              Testo piccolo.
            </Typography>
          </CardContent>
        </Card>
      </Sample>
      <Sample title="FactList" isColumn>
        <FactList>
          <Fact term="Nome" value="Breve" />
          <Fact
            term="Testo"
            value={LONG_TEXT}
            action={<Button variant="outlined">Modifica</Button>}
          />
          <Fact term="Altro" value="Con qualcosa sotto">
            Sotto, per tutta la larghezza.
          </Fact>
        </FactList>
      </Sample>
      <Sample title="PagedTable" isColumn>
        <PagedTable
          name="Esempio"
          columns={COLUMNS}
          rows={ROWS}
          keyOf={({ name }) => name}
          pageSize={4}
          page={page}
          onPage={setPage}
        />
      </Sample>
      <Sample title="ProductRow, ShopPromises" isColumn>
        <ProductRow products={[PRODUCT, undefined]} />
        <ShopPromises />
      </Sample>
      <Sample title="Pager, Stars, Thumbnails">
        <Pager page={10} count={20} onPage={() => undefined} />
        <Stars stars={0} />
        <Stars stars={3} />
        <Stars stars={5} />
        <Thumbnails
          fileNames={['a.webp', 'b.webp']}
          name="Foto"
          altOf={(n) => `Foto ${n}`}
          open={photo}
          onOpen={setPhoto}
        />
      </Sample>
    </>
  );
}
