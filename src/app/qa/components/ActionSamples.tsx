import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Tooltip from '@mui/material/Tooltip';
import { useState } from 'react';
import { CartIcon, CloseIcon } from '../../../components/icons';
import { PATHS } from '../../../config/paths';
import { LONG_TEXT, Sample } from './Sample';

/** Pressable controls: buttons, links, chips, toggles. */
export function ActionSamples() {
  const [period, setPeriod] = useState('month');
  return (
    <>
      <Sample title="Button">
        <Button variant="contained">Principale</Button>
        <Button variant="outlined">Secondario</Button>
        <Button>Testo</Button>
        <Button variant="contained" color="error">
          Elimina
        </Button>
        <Button variant="outlined" color="error">
          Elimina
        </Button>
        <Button variant="contained" size="large" startIcon={<CartIcon />}>
          Grande
        </Button>
        <Button variant="outlined" size="small">
          Piccolo
        </Button>
      </Sample>
      <Sample title="Button: stati">
        <Button variant="contained" className="Mui-focusVisible">
          Focus
        </Button>
        <Button variant="contained" disabled>
          disabled
        </Button>
        <Button variant="contained" aria-disabled>
          aria-disabled
        </Button>
        <Button variant="outlined" disabled>
          disabled
        </Button>
        <Button disabled>disabled</Button>
        <Button variant="outlined" href={PATHS.cart}>
          Button href
        </Button>
        <Button variant="contained">{LONG_TEXT}</Button>
      </Sample>
      <Sample title="IconButton, Tooltip, Link">
        <Tooltip title="Carrello">
          <IconButton>
            <CartIcon />
          </IconButton>
        </Tooltip>
        <IconButton aria-label="Chiudi" disabled>
          <CloseIcon />
        </IconButton>
        <Link href={PATHS.contacts}>Link interno</Link>
        <Link href="mailto:info@example.com">Link esterno</Link>
      </Sample>
      <Sample title="Chip, ToggleButton">
        <Chip label="Spedito" />
        <Chip label="Da spedire" color="primary" />
        <Chip label="Premibile" variant="outlined" onClick={() => undefined} />
        <Chip label="Filtro" onDelete={() => undefined} />
        <ToggleButtonGroup
          exclusive
          aria-label="Periodo"
          value={period}
          onChange={(_, next: string | null) => {
            if (next !== null) setPeriod(next);
          }}
        >
          <ToggleButton value="week">7 giorni</ToggleButton>
          <ToggleButton value="month">30 giorni</ToggleButton>
          <ToggleButton value="year" disabled>
            Un anno
          </ToggleButton>
        </ToggleButtonGroup>
      </Sample>
    </>
  );
}
