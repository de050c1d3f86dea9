import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import CardContent from '@mui/material/CardContent';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { common } from '../../components/common.texts';
import { Message } from '../../components/Message';
import { OutcomeMessage } from '../../components/OutcomeMessage';
import { LeaveQuestion } from '../form-drafts/LeaveQuestion';
import { Unauthorized } from '../login/Unauthorized';
import { centsFromEuro, formatCents } from '../../domain/money';
import { useSubmit } from '../../hooks/useSubmit';
import { productForm as texts } from './productForm.texts';
import type { useProductForm } from './useProductForm';
import { PRODUCT_FIELDS, type ProductField, type ProductTexts } from '../../domain/product';
import { productPrice, type ProductProblem } from '../../domain/productTexts';
import styles from './ProductForm.module.css';

type Props = {
  form: ReturnType<typeof useProductForm>;
  /** Called before a text changes. */
  beforeChange: () => void;
  /** Sends the form, which has been checked. */
  onSend: () => unknown;
  submitLabel: string;
  /** Whether the form was restored, or what others have changed. */
  notice: ReactNode;
  images: ReactNode;
  /** A button next to the others. */
  extraButton?: ReactNode;
  /** The progress of sending. */
  children: ReactNode;
};

/** The form of a product: a notice, texts, pictures, buttons and the outcome. */
export function ProductForm(props: Props) {
  const { form, beforeChange, onSend, submitLabel, notice, images, extraButton, children } = props;
  const { fields, isLocked, canSubmit, check } = form;
  const submit = useSubmit({ isLocked: !canSubmit, check, send: onSend });
  return (
    <>
      <Stack component="form" spacing={2} onSubmit={submit} noValidate sx={{ marginTop: 2 }}>
        {notice}
        <Card>
          <CardContent className={styles['fields']}>
            <ProductFields
              values={fields.values}
              problems={fields.problems}
              isLocked={isLocked}
              onChange={(field, value) => {
                beforeChange();
                fields.change(field, value);
              }}
            />
          </CardContent>
        </Card>
        <Card>
          <CardContent>{images}</CardContent>
        </Card>
        {fields.isMissing && <Message kind="error">{texts.fieldsMissing}</Message>}
        <OutcomeMessage outcome={form.outcome} />
        {!form.isAdmin && <Unauthorized />}
        {children}
        <Stack direction="row" useFlexGap spacing={1} className={styles['buttons']}>
          <Button type="submit" variant="contained" aria-disabled={!canSubmit}>
            {submitLabel}
          </Button>
          <Button variant="outlined" onClick={form.cancel}>
            {common.cancel}
          </Button>
          {extraButton}
        </Stack>
      </Stack>
      <LeaveQuestion guard={form.guard} />
    </>
  );
}

type FieldsProps = {
  values: ProductTexts;
  problems: Partial<Record<ProductField, ProductProblem>>;
  isLocked: boolean;
  onChange: (field: ProductField, value: string) => void;
};

/** Name, title, price and description, each with its problem, if any, and its hint. */
function ProductFields({ values, problems, isLocked, onChange }: FieldsProps) {
  return PRODUCT_FIELDS.map((field) => {
    const problem = problems[field];
    return (
      <TextField
        key={field}
        className={styles[field] ?? ''}
        label={texts.fields[field]}
        name={field}
        value={values[field]}
        autoComplete="off"
        multiline={field === 'description'}
        minRows={9}
        error={problem !== undefined}
        helperText={
          <>
            {problem && <span>{texts.problems[problem]}</span>}{' '}
            <Typography component="span" variant="inherit" color="textSecondary">
              {texts.hints[field]}
            </Typography>
            {field === 'price' && <ShownPrice typed={values.price} />}
          </>
        }
        onChange={({ target }) => onChange(field, target.value)}
        slotProps={{
          ...(field === 'description' && { input: { inputComponent: 'textarea' } }),
          htmlInput: {
            required: true,
            readOnly: isLocked,
            inputMode: field === 'price' ? 'decimal' : 'text',
          },
        }}
      />
    );
  });
}

/** Shows how the shop will display the typed price. */
function ShownPrice({ typed }: { typed: string }) {
  const euro = productPrice(typed);
  if (euro === null) return null;
  return (
    <Typography component="span" variant="inherit" sx={{ display: 'block' }}>
      {texts.shownPrice(formatCents(centsFromEuro(euro)))}
    </Typography>
  );
}
