import FormControlLabel from '@mui/material/FormControlLabel';
import Switch from '@mui/material/Switch';
import { useState } from 'react';
import { PageHeading } from '../../../components/PageHeading';
import { DenseTheme } from '../../../components/theme/DenseTheme';
import { MuiTheme } from '../../../components/theme/MuiTheme';
import { schemeVariables } from '../../../components/theme/tokens';
import { ActionSamples } from './ActionSamples';
import { DataSamples } from './DataSamples';
import { FeedbackSamples } from './FeedbackSamples';
import { FieldSamples } from './FieldSamples';
import styles from './ComponentsScreen.module.css';

const TITLE = 'Componenti';
const SCHEMES = ['light', 'dark'] as const;

/**
 * Shows MUI's components in the shop's theme, and the shop's own parts, each in its states, in
 * light and dark: for developers and QA.
 */
export default function ComponentsScreen() {
  const [isDense, setIsDense] = useState(false);
  return (
    <>
      <PageHeading title={TITLE} />
      <FormControlLabel
        label="Come nel back office"
        control={<Switch checked={isDense} onChange={(_, isOn) => setIsDense(isOn)} />}
      />
      <div className={styles['schemes']}>
        {SCHEMES.map((scheme) => (
          <Panel key={scheme} scheme={scheme} isDense={isDense} />
        ))}
      </div>
    </>
  );
}

function Panel({ scheme, isDense }: { scheme: (typeof SCHEMES)[number]; isDense: boolean }) {
  const Theme = isDense ? DenseTheme : MuiTheme;
  return (
    <Theme>
      <section
        aria-label={scheme}
        className={styles['scheme']}
        style={{ ...schemeVariables(scheme), colorScheme: scheme }}
      >
        <ActionSamples />
        <FieldSamples />
        <FeedbackSamples />
        <DataSamples />
      </section>
    </Theme>
  );
}
