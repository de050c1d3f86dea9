import Checkbox from '@mui/material/Checkbox';
import FormControl from '@mui/material/FormControl';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Rating from '@mui/material/Rating';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EmailField } from '../../../components/EmailField';
import { ImagePicker } from '../../../components/ImagePicker';
import { PasswordField } from '../../../components/PasswordField';
import { LONG_TEXT, Sample } from './Sample';

/** Fields and choices. */
export function FieldSamples() {
  const [text, setText] = useState('');
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <Sample title="TextField" isColumn>
        <TextField label="Nome" helperText="Come sul documento" />
        <TextField label="Nome" error helperText="Compila questo campo." defaultValue="Ada" />
        <TextField label="Nome" disabled defaultValue="Ada" />
        <TextField label={LONG_TEXT} />
        <TextField label="Commento" multiline minRows={3} helperText="0/500" />
        <TextField label="Dal giorno" type="date" />
        <TextField label="Cerca per numero ordine" type="search" />
        <TextField select label="Priorità di consegna" defaultValue="standard">
          <option value="standard">Standard</option>
          <option value="express">Prioritario (+20 %)</option>
        </TextField>
        <TextField select label="Quantità" disabled defaultValue="1">
          <option value="1">1</option>
        </TextField>
        <TextField select label="Stato ordine" error helperText="Scegli uno stato.">
          <option value="">Tutti gli stati</option>
        </TextField>
      </Sample>
      <Sample title="EmailField, PasswordField, ImagePicker" isColumn>
        <EmailField value={text} onChange={setText} isMissing={false} />
        <PasswordField
          label="Password"
          name="sample"
          autoComplete="new-password"
          value={text}
          onChange={setText}
          isMissing={false}
        />
        <ImagePicker label="Immagini" accept={['image/png']} files={files} onChange={setFiles} />
        <ImagePicker
          label="Foto (facoltative)"
          accept={[]}
          files={[]}
          onChange={setFiles}
          disabled
        />
      </Sample>
      <Sample title="Checkbox, Radio, Switch, Rating">
        <FormControlLabel label="Scelto" control={<Checkbox defaultChecked />} />
        <FormControlLabel label="Non scelto" control={<Checkbox />} />
        <FormControlLabel label="In parte" control={<Checkbox indeterminate />} />
        <FormControlLabel label="Disattivato" disabled control={<Checkbox />} />
        <FormControlLabel label="Acceso" control={<Switch defaultChecked />} />
        <FormControl>
          <FormLabel>Come</FormLabel>
          <RadioGroup row defaultValue="mine">
            <FormControlLabel value="mine" label="Il mio" control={<Radio />} />
            <FormControlLabel value="theirs" label="L’altro" control={<Radio />} />
          </RadioGroup>
        </FormControl>
        <Rating defaultValue={4} />
      </Sample>
    </>
  );
}
