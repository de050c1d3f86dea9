import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import type { OrderLine } from '../../domain/types';
import { describeLine, type WithdrawalDraft } from './withdrawal';
import { withdrawal as texts } from './withdrawal.texts';
import { OrderLineChoice } from '../order/OrderLineChoice';
import styles from './Withdrawal.module.css';

type Props = {
  lines: readonly OrderLine[];
  isWhole: boolean;
  chosen: readonly string[];
  isLocked: boolean;
  problem: string | null;
  onChange: (part: Partial<WithdrawalDraft>) => void;
};

/** The choice between the whole order and some of its products. */
export function GoodsChoice({ lines, isWhole, chosen, isLocked, problem, onChange }: Props) {
  const options = [
    [true, texts.whole],
    [false, texts.chosen],
  ] as const;
  return (
    <>
      <FormControl component="fieldset">
        <FormLabel component="legend">{texts.scope}</FormLabel>
        {/* The fieldset is the group. */}
        <RadioGroup
          role="none"
          value={String(isWhole)}
          onChange={(_, value) => !isLocked && onChange({ isWhole: value === 'true' })}
        >
          {options.map(([value, text]) => (
            <FormControlLabel
              key={text}
              value={String(value)}
              label={text}
              control={<Radio slotProps={{ input: { 'aria-disabled': isLocked } }} />}
            />
          ))}
        </RadioGroup>
      </FormControl>
      {isWhole && (
        <Typography component="ul" color="textSecondary" className={styles['goods'] ?? ''}>
          {lines.map((line, index) => (
            <li key={`${line.productId}/${index}`}>{describeLine(line)}</li>
          ))}
        </Typography>
      )}
      {!isWhole && (
        <OrderLineChoice
          legend={texts.products}
          lines={lines}
          chosen={chosen}
          disabled={isLocked}
          problem={problem}
          onChange={(productIds) => onChange({ productIds })}
        />
      )}
    </>
  );
}
