import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { CardTable, type Column } from '../../components/CardTable';
import { PagedTable } from '../../components/PagedTable';
import { Thumbnails, ThumbnailsSkeleton } from '../../components/Thumbnails';
import { PATHS, pathTo } from '../../config/paths';
import type { Feedback } from '../../domain/types';
import { useEntity } from '../../hooks/useEntity';
import { usePageState } from '../../hooks/usePageState';
import { customerFeedback as texts } from './customerFeedback.texts';
import { testimonials } from './feedback.texts';
import { Stars } from './Stars';
import Button from '@mui/material/Button';
import styles from './Reviews.module.css';

type Part = 'product' | 'buyer' | 'date' | 'rating' | 'comment' | 'images';

type TableProps = {
  name: string;
  /** The columns' headers, in the order in which assistive technology reads them. */
  headers: Partial<Record<Part, string>>;
};

type Props = TableProps & {
  feedback: readonly Feedback[];
  formatDate: (at: number | null) => string;
  pageSize: number;
  page: number;
  onPage: (page: number) => void;
};

/** Feedback as a table that looks like reviews: each part has its place, whatever the order of the columns. */
export function Reviews({ headers, feedback, formatDate, ...table }: Props) {
  const [open, setOpen] = usePageState<string[]>('comments-open', []);
  const [photo, setPhoto] = usePageState<{ id: string; index: number } | null>('photo', null);
  const comment = ({ id, comment: text }: Feedback) => {
    const others = open.filter((other) => other !== id);
    return (
      <ReviewComment
        text={text}
        isOpen={open.includes(id)}
        onOpen={(opens) => setOpen(opens ? [...others, id] : others)}
      />
    );
  };
  const cells: Cells<Feedback> = {
    product: (row) => <ProductCell of={row} />,
    buyer: ({ buyerName }) => buyerName,
    date: ({ writtenAt }) => formatDate(writtenAt),
    rating: ({ stars }) => <Stars stars={stars} />,
    comment,
    images: (row) =>
      row.images.length > 0 && (
        <Thumbnails
          fileNames={row.images}
          name={texts.photos(row.buyerName)}
          altOf={texts.photoOf(row.buyerName)}
          open={photo?.id === row.id ? photo.index : null}
          onOpen={(index) => setPhoto(index === null ? null : { id: row.id, index })}
        />
      ),
  };
  return (
    <PagedTable
      {...table}
      className={styles['reviews']}
      columns={columnsOf(headers, cells)}
      rows={feedback}
      keyOf={({ id }) => id}
    />
  );
}

/** The first reviews while they are being read; `prerender/testimonialsPrerender.ts` fills them before the app starts. */
export function ReviewsSkeleton({ name, headers }: TableProps) {
  return (
    <div aria-hidden="true" data-slot="reviews">
      <CardTable
        name={name}
        className={styles['reviews']}
        columns={columnsOf(headers, SKELETON_CELLS)}
        rows={['1', '2', '3', '4', '5', '6']}
        keyOf={(row) => row}
      />
    </div>
  );
}

type Cells<Row> = Record<Part, (row: Row) => ReactNode>;

const SKELETON_CELLS: Cells<string> = {
  product: () => (
    <Link component="a" underline="none">
      <Skeleton width="12rem" />
    </Link>
  ),
  buyer: () => <Skeleton width="8rem" />,
  date: () => <Skeleton width="5rem" />,
  rating: () => <Stars stars={0} />,
  comment: () => <ReviewComment text={<Skeleton component="span" />} />,
  images: () => <ThumbnailsSkeleton />,
};

function columnsOf<Row>(headers: TableProps['headers'], cells: Cells<Row>): Column<Row>[] {
  return Object.entries(headers).map(([part, header]) => ({
    header,
    cell: cells[part as Part],
    className: styles[part],
  }));
}

/** The product that was reviewed, by its current title if known. */
function ProductCell({ of: { productId, productTitle } }: { of: Feedback }) {
  const product = useEntity('products', productId);
  if (productId === '') return productTitle ?? testimonials.productUnknown;
  return (
    <Link href={pathTo(PATHS.product, { id: productId })}>
      {product?.title || productTitle || testimonials.productNamed(productId)}
    </Link>
  );
}

type CommentProps = {
  text: ReactNode;
  isOpen?: boolean;
  onOpen?: (isOpen: boolean) => void;
};

/** The first lines of a comment, and a button that shows the rest if there is more. */
function ReviewComment({ text, isOpen = false, onOpen }: CommentProps) {
  const paragraph = useRef<HTMLParagraphElement>(null);
  const [isCut, setIsCut] = useState(false);

  // Before the paint, so that the button does not move the next reviews.
  useLayoutEffect(() => {
    const element = paragraph.current;
    if (!element || isOpen) return;
    const measure = () => setIsCut(element.scrollHeight > element.clientHeight + 1);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [text, isOpen]);

  if (text === '') return null;
  return (
    <>
      <p ref={paragraph} className={isOpen ? styles['text'] : `${styles['text']} ${styles['cut']}`}>
        {text}
      </p>
      {(isCut || isOpen) && (
        <Button aria-expanded={isOpen} sx={{ paddingInline: 0 }} onClick={() => onOpen?.(!isOpen)}>
          {isOpen ? texts.showLess : texts.showAll}
        </Button>
      )}
    </>
  );
}
