import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { PRODUCT_FIELDS, type ProductField, type ProductProblem } from './productForm';
import type { ProductTexts } from './productForm';
import { productForm as texts } from './productForm.texts';
import styles from './ProductForm.module.css';

type Props = {
  values: ProductTexts;
  problems: Partial<Record<ProductField, ProductProblem>>;
  isLocked: boolean;
  onChange: (field: ProductField, value: string) => void;
};

/** Name, title, price and description, each with its hint and, before that, its problem. */
export function ProductFields({ values, problems, isLocked, onChange }: Props) {
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
            {problem && `${texts.problems[problem]} `}
            <Typography component="span" variant="inherit" color="textSecondary">
              {texts.hints[field]}
            </Typography>
          </>
        }
        onChange={({ target }) => onChange(field, target.value)}
        slotProps={{
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
