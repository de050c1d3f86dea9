import { useId } from 'react';
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

/** Name, title, price and description, each with its hint and its problem. */
export function ProductFields({ values, problems, isLocked, onChange }: Props) {
  const id = useId();
  return PRODUCT_FIELDS.map((field) => {
    const problem = problems[field];
    const common = {
      id: `${id}-${field}`,
      name: field,
      value: values[field],
      required: true,
      readOnly: isLocked,
      autoComplete: 'off',
      'aria-invalid': problem !== undefined,
      'aria-describedby': problem
        ? `${id}-${field}-problem ${id}-${field}-hint`
        : `${id}-${field}-hint`,
      onChange: ({ target }: { target: { value: string } }) => onChange(field, target.value),
    };
    return (
      <div key={field} className={`field ${styles[field] ?? ''}`}>
        <label htmlFor={common.id}>{texts.fields[field]}</label>
        {field === 'description' ? (
          <textarea rows={8} {...common} />
        ) : (
          <input type="text" inputMode={field === 'price' ? 'decimal' : 'text'} {...common} />
        )}
        {problem && (
          <span id={`${common.id}-problem`} className="field-error">
            {texts.problems[problem]}
          </span>
        )}
        <span id={`${common.id}-hint`} className={styles['hint']}>
          {texts.hints[field]}
        </span>
      </div>
    );
  });
}
