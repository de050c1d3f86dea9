import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { PATHS, pathTo } from '../../config/paths';
import type { Overview } from './overview';
import { usePageState } from '../../hooks/usePageState';
import { adminOverview as texts } from './adminOverview.texts';
import { orders as orderTexts } from '../../components/orders.texts';
import { Price } from '../../components/Price';
import { InlineRadioGroup } from './InlineRadioGroup';
import { SharesTable } from './SharesTable';

const RANKINGS = [
  { value: 'quantity', text: texts.pieces },
  { value: 'revenueCents', text: texts.revenue },
] as const;

/** The products that sold best, by pieces or by revenue. */
export function TopProducts({ overview }: { overview: Overview }) {
  const [by, setBy] = usePageState<(typeof RANKINGS)[number]['value']>('ranking', 'quantity');
  const ranked = by === 'quantity' ? overview.topByQuantity : overview.topByRevenue;
  const maximum = ranked[0]?.[by] ?? 0;
  return (
    <Stack component="section" aria-label={texts.topProducts} spacing={1} sx={{ marginTop: 4 }}>
      <Stack
        direction="row"
        useFlexGap
        sx={{ flexWrap: 'wrap', columnGap: 2, alignItems: 'end', justifyContent: 'space-between' }}
      >
        <Typography variant="h2">{texts.topProducts}</Typography>
        <InlineRadioGroup legend={texts.rankBy} options={RANKINGS} value={by} onChange={setBy} />
      </Stack>
      <SharesTable
        label={texts.topProducts}
        headers={[texts.product, texts.pieces, texts.revenue]}
        rows={ranked.map((product) => ({
          key: product.productId,
          name: (
            <Link href={pathTo(PATHS.product, { id: product.productId })}>
              {orderTexts.productName(product)}
            </Link>
          ),
          share: product[by] / maximum,
          numbers: [
            texts.number(product.quantity),
            <Price key="revenue" cents={product.revenueCents} />,
          ],
        }))}
      />
    </Stack>
  );
}
