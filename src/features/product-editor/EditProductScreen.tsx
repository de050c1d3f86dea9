import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useParams } from 'react-router';
import { PATHS, pathTo } from '../../config/paths';
import { useAdminGate } from '../login/useAdminGate';
import { PageHeading } from '../../components/PageHeading';
import { Unauthorized } from '../login/Unauthorized';
import { useProduct } from '../product/useProduct';
import { common } from '../../components/common.texts';
import { LoadingRegion } from '../../components/LoadingRegion';
import { Message } from '../../components/Message';
import { productForm as texts } from './productForm.texts';
import type { Product } from '../../domain/types';
import { ConflictDialog } from '../form-drafts/ConflictDialog';
import { DraftOffer } from '../form-drafts/DraftNotice';
import { useDraftOffer } from '../form-drafts/useDraftOffer';
import { UpdatedElsewhere } from '../form-drafts/UpdatedElsewhere';
import { EditImages } from './EditImages';
import { ProductForm } from './ProductForm';
import { productsApi } from '../../api/products';
import { PRODUCT_SAVED_MS } from '../../domain/limits';
import { useRedirectWhen } from '../../hooks/useRedirectWhen';
import { changedByOthers, type Versions } from '../form-drafts/threeWayMerge';
import { useEditSession } from '../form-drafts/useEditSession';
import { failureTexts } from '../form-drafts/useOutcome';
import type { ProductTexts } from '../../domain/product';
import { normalizeTexts, textsOf, textsToSend } from '../../domain/productTexts';
import { useProductForm } from './useProductForm';
import { useProductImages } from './useProductImages';
import { rememberSession } from '../../session/rememberSession';
import { useAppStore } from '../../store/hooks';
import styles from './ProductForm.module.css';

/** Edits a product. The key resets the form for another product. */
export default function EditProductScreen() {
  const { id = '' } = useParams();
  // Once open, the form itself decides whether it contains work that must be kept.
  const { isOpen } = useAdminGate('page', true);
  return (
    <>
      <PageHeading title={texts.editTitle} />
      {isOpen ? <EditProduct key={id} id={id} /> : <Unauthorized />}
    </>
  );
}

/** Reads the product and shows its form, or the failure. */
function EditProduct({ id }: { id: string }) {
  const { product, isWhole, isFetching, failure, refetch } = useProduct(id);
  const isGone = isWhole && !product && !isFetching;
  return (
    <>
      {(failure || isGone) && (
        <Message
          kind="error"
          onRetry={refetch}
          action={<Button href={PATHS.home}>{common.backHome}</Button>}
        >
          {texts.notFound}
        </Message>
      )}
      {product && isWhole && <EditForm product={product} />}
      {!isWhole && isFetching && (
        <LoadingRegion label={texts.loading}>
          <Stack spacing={2}>
            <Skeleton variant="rounded" className={styles['fieldsSkeleton'] ?? ''} />
            <Skeleton variant="rounded" className={styles['imagesSkeleton'] ?? ''} />
          </Stack>
        </LoadingRegion>
      )}
    </>
  );
}

const LABELS = { ...texts.fields, images: texts.order };

/** The form of an existing product: texts and pictures. */
function EditForm({ product }: { product: Product }) {
  const { form, beforeChange, save, images, elsewhere, question, offer } = useEditForm(product);
  if (!form.isOpen) return <Unauthorized />;
  return (
    <>
      <ProductForm
        form={form}
        beforeChange={beforeChange}
        onSend={save}
        submitLabel={texts.save}
        notice={
          <>
            <DraftOffer {...offer} />
            <UpdatedElsewhere
              changes={elsewhere.changes.map((field) => ({
                label: LABELS[field],
                value: formatValue(elsewhere.now[field]),
              }))}
              onTakeTheirs={elsewhere.takeTheirs}
              onKeepMine={elsewhere.keepMine}
            />
          </>
        }
        images={<EditImages title={product.title} images={images} isLocked={!form.canSubmit} />}
      >
        {/* Perhaps by an earlier visit. */}
        {form.isBusy && (
          <Typography role="status">
            {images.isBusy ? texts.waitingForImages : texts.saving}
          </Typography>
        )}
      </ProductForm>
      {question && <ConflictDialog question={question} labels={LABELS} />}
    </>
  );
}

function formatValue(value: string | readonly string[]): string {
  return typeof value === 'string' ? value : value.join(', ');
}

/** The data that saving a product writes: its texts and the order of its pictures. */
type SavedProduct = ProductTexts & { images: readonly string[] };

/** Returns the three versions of a product's fields, for comparing and merging. */
function productVersions(
  fields: { base: ProductTexts; mine: ProductTexts },
  now: ProductTexts,
  images: Versions<{ images: readonly string[] }>,
): Versions<SavedProduct> {
  return {
    base: { ...normalizeTexts(fields.base), ...images.base },
    theirs: { ...normalizeTexts(now), ...images.theirs },
    mine: { ...normalizeTexts(fields.mine), ...images.mine },
  };
}

/** Holds the form of an existing product: texts, images, their drafts, and saving them. */
function useEditForm(product: Product) {
  const { id } = product;
  const key = `edit-product/${id}`;
  const offer = useDraftOffer(key);
  const images = useProductImages(product, offer.isInUse);
  const form = useProductForm({
    name: 'edit-product',
    key,
    current: textsOf(product),
    isDraftInUse: offer.isInUse,
    images: { ...images, files: images.unsent, dropFiles: images.discardUnsent },
  });
  const { fields } = form;
  const [update] = productsApi.useUpdateProductMutation();
  // An alert is read first.
  useRedirectWhen(
    form.isSaved && images.alert === null,
    pathTo(PATHS.product, { id }),
    PRODUCT_SAVED_MS,
  );
  const store = useAppStore();

  const session = useEditSession<'products', SavedProduct>({
    kind: 'products',
    id,
    versionsOf: (now) =>
      productVersions(fields, textsOf(now), images.latestVersions(now.fileNames)),
    send: ({ images: order, ...savedTexts }) =>
      update({ id, ...textsToSend(savedTexts), orderedFileNames: [...order] }),
    perform: (call, ...words) =>
      form.perform(
        async () => {
          const isSameSession = rememberSession(store);
          // An upload that fails meanwhile has its own message, and can be repeated.
          await images.waitForCalls();
          return isSameSession() ? call() : null;
        },
        ...words,
      ),
    successText: texts.saved,
    failureText: failureTexts(texts.saveFailed, texts.saveUnknown),
  });
  const versions = productVersions(fields, textsOf(product), images.versions);
  const isIdle = !form.isBusy && !images.isBusy;

  const takeTheirs = () => {
    fields.clear();
    images.clearOrder();
  };

  const save = async () => {
    const saved = await session.saveEdit();
    if (saved === 'theirs') takeTheirs();
    if (saved === null || saved === 'theirs') return;
    const { images: order, ...savedTexts } = saved;
    fields.freeze(savedTexts);
    images.freeze([...order]);
  };

  const beforeChange = () => offer.beforeChange(takeTheirs);

  return {
    form,
    beforeChange,
    save,
    images: {
      ...images,
      move: (from: number, to: number) => {
        beforeChange();
        images.move(from, to);
      },
    },
    offer: {
      // Not removed during a save: after one that failed it would be announced again.
      isOffered: offer.isOffered && !form.isSaved,
      isLocked: form.isBusy,
      onResume: () => offer.resume(takeTheirs),
      onDiscard: () => offer.discard(takeTheirs),
    },
    question: session.question,
    elsewhere: {
      changes: isIdle && form.hasWork ? changedByOthers(versions) : [],
      now: versions.theirs,
      takeTheirs,
      keepMine: () => {
        fields.rebase();
        images.rebase();
      },
    },
  };
}
