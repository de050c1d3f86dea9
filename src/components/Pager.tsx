import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { pagesShown } from './pages';

const texts = {
  name: 'Paginazione',
  previous: 'Prev',
  next: 'Next',
  skipped: '…',
  page: (page: number, count: number) => `Pagina ${page} di ${count}`,
} as const;

type Props = {
  /** The current page, from 1. */
  page: number;
  count: number;
  onPage: (page: number) => void;
};

/**
 * Renders the navigation through the pages of a table (spec section 2; its window of pages differs from MUI's
 * Pagination); nothing for a single page. A button without a target stays, so that it keeps the focus.
 */
export function Pager({ page, count, onPage }: Props) {
  if (count <= 1) return null;
  const step = (text: string, to: number) => {
    const isUsable = to >= 1 && to <= count;
    return (
      <Button
        variant="outlined"
        aria-disabled={!isUsable}
        onClick={() => {
          if (isUsable) onPage(to);
        }}
      >
        {text}
      </Button>
    );
  };
  return (
    <Stack
      component="nav"
      direction="row"
      aria-label={texts.name}
      sx={{
        flexWrap: 'wrap',
        gap: 0.75,
        alignItems: 'center',
        justifyContent: 'center',
        marginTop: 2.5,
        // Buttons with a single digit are square.
        '& button': { minWidth: 'var(--target)', paddingInline: '0.5rem' },
      }}
    >
      {step(texts.previous, page - 1)}
      {pagesShown(page, count).map((entry, index) =>
        entry === 'gap' ? (
          <Typography
            key={index < 2 ? 'before' : 'after'}
            component="span"
            color="textSecondary"
            sx={{ paddingInline: 0.5 }}
          >
            {texts.skipped}
          </Typography>
        ) : (
          <Button
            key={entry}
            variant={entry === page ? 'contained' : 'outlined'}
            aria-current={entry === page ? 'page' : undefined}
            onClick={() => {
              if (entry !== page) onPage(entry);
            }}
          >
            {entry}
          </Button>
        ),
      )}
      {step(texts.next, page + 1)}
      <Typography
        role="status"
        variant="body2"
        align="center"
        color="textSecondary"
        sx={{ flexBasis: '100%' }}
      >
        {texts.page(page, count)}
      </Typography>
    </Stack>
  );
}
