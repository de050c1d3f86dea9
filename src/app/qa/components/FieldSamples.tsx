import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { EmailField } from '../../../components/EmailField';
import { ImagePicker } from '../../../components/ImagePicker';
import { PasswordField } from '../../../components/PasswordField';
import { RadioField } from '../../../components/RadioField';
import { StarInput } from '../../../features/feedback/StarInput';
import { LONG_TEXT, Sample } from './Sample';

/** Fields and choices. */
export function FieldSamples() {
  const [text, setText] = useState('');
  const [side, setSide] = useState<'mine' | 'theirs'>('mine');
  const [files, setFiles] = useState<File[]>([]);
  return (
    <>
      <Sample title="TextField" isColumn>
        <TextField label="Nome" helperText="Come sul documento" />
        <TextField label="Nome" error helperText="Compila questo campo." defaultValue="Ada" />
        <TextField label="Nome" disabled defaultValue="Ada" />
        <TextField label={LONG_TEXT} />
        <TextField
          label="Commento"
          multiline
          minRows={3}
          helperText="0/500"
          slotProps={{ input: { inputComponent: 'textarea' } }}
        />
        <TextField label="Dal giorno" type="date" />
        <TextField label="Cerca per numero ordine" type="search" />
        <TextField select label="Priorità di consegna" defaultValue="standard">
          <option value="standard">Standard</option>
          <option value="express">Prioritario</option>
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
      <Sample title="Checkbox, RadioField, Switch, StarInput">
        <FormControlLabel label="Scelto" control={<Checkbox defaultChecked />} />
        <FormControlLabel label="Non scelto" control={<Checkbox />} />
        <FormControlLabel label="In parte" control={<Checkbox indeterminate />} />
        <FormControlLabel label="Disattivato" disabled control={<Checkbox />} />
        <FormControlLabel label="Acceso" control={<Switch defaultChecked />} />
        <RadioField
          legend="Come"
          options={[
            { value: 'mine', text: 'Il mio' },
            { value: 'theirs', text: 'L’altro' },
          ]}
          value={side}
          onChange={setSide}
        />
        <StarInput defaultValue={4} />
      </Sample>
    </>
  );
}
