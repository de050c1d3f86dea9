import Card from '@mui/material/Card';
import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormHelperText from '@mui/material/FormHelperText';
import FormLabel from '@mui/material/FormLabel';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import type { OrderLine } from '../../domain/types';
import { orders } from './orders.texts';
import { Picture } from '../../components/Picture';
import { Price } from '../../components/Price';
import styles from './OrderLineChoice.module.css';

type Props = {
  legend: string;
  lines: readonly OrderLine[];
  chosen: readonly string[];
  onChange: (chosen: string[]) => void;
  disabled: boolean;
  problem: string | null;
};

/** Lets the user choose some products of an order, each with a checkbox. */
export function OrderLineChoice({ legend, lines, chosen, onChange, disabled, problem }: Props) {
  const id = useId();
  const toggle = (productId: string, isChosen: boolean) => {
    if (disabled) return; // not the attribute: a disabled field would lose the focus
    const others = chosen.filter((other) => other !== productId);
    onChange(isChosen ? [...others, productId] : others);
  };
  return (
    <FormControl component="fieldset" fullWidth error={problem !== null}>
      <FormLabel component="legend">{legend}</FormLabel>
      {lines.length === 0 && <Typography>{orders.noLines}</Typography>}
      <Stack component="ul" useFlexGap spacing={1} sx={{ margin: 0, marginTop: 0.5, padding: 0 }}>
        {lines.map((line, index) => (
          <Card key={`${line.productId}/${index}`} component="li" className={styles['line'] ?? ''}>
            <FormControlLabel
              className={styles['label'] ?? ''}
              control={
                <Checkbox
                  checked={chosen.includes(line.productId)}
                  slotProps={{
                    input: {
                      'aria-disabled': disabled,
                      'aria-labelledby': `${id}-${index}`,
                      'aria-describedby': problem === null ? undefined : `${id}-problem`,
                      'aria-invalid': problem !== null,
                    },
                  }}
                  onChange={({ target }) => toggle(line.productId, target.checked)}
                />
              }
              label={
                <span className={styles['product']}>
                  <Card component="span">
                    <Picture fileName={line.fileNames[0]} alt="" />
                  </Card>
                  <span>
                    <span id={`${id}-${index}`}>{orders.productName(line)}</span>
                    <Typography component="span" variant="body2" color="textSecondary">
                      {orders.quantity(line.quantity)} · <Price cents={line.priceCents} />
                    </Typography>
                  </span>
                </span>
              }
            />
          </Card>
        ))}
      </Stack>
      {problem !== null && (
        <FormHelperText id={`${id}-problem`} component="div" role="alert">
          {problem}
        </FormHelperText>
      )}
    </FormControl>
  );
}
