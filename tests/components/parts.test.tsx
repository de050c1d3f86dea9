import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { AlertDialog } from '#src/components/AlertDialog';
import { CardPage } from '#src/components/CardPage';
import { CardTable } from '#src/components/CardTable';
import { ConfirmDialog } from '#src/components/ConfirmDialog';
import { Fact, FactList } from '#src/components/FactList';
import { Freshness, FreshnessIfOld } from '#src/components/Freshness';
import { LoadingRegion } from '#src/components/LoadingRegion';
import { Message } from '#src/components/Message';
import { OutcomeMessage } from '#src/components/OutcomeMessage';
import { Pager } from '#src/components/Pager';
import { PasswordField } from '#src/components/PasswordField';
import { ProgressBar } from '#src/components/ProgressBar';
import { Stars } from '#src/features/feedback/Stars';
import { DenseTheme } from '#src/components/theme/DenseTheme';
import { MuiTheme } from '#src/components/theme/MuiTheme';

function show(children: ReactNode, isDense = false) {
  render(
    <StrictMode>
      <MemoryRouter>
        <MuiTheme>
          {isDense ? <DenseTheme>{children}</DenseTheme> : children}
          <Path />
        </MuiTheme>
      </MemoryRouter>
    </StrictMode>,
  );
  return userEvent.setup();
}

const Path = () => <i data-testid="path">{useLocation().pathname}</i>;
const path = () => screen.getByTestId('path').textContent;

describe('the theme', () => {
  it('opens paths of the shop with the router, and other addresses as links', async () => {
    const user = show(
      <>
        <Button href="/cart">Carrello</Button>
        <Link href="/contattaci">Contattaci</Link>
        <Link href="mailto:a@example.com">Scrivi</Link>
        <Link href="https://example.com/x">Fuori</Link>
      </>,
    );
    await user.click(screen.getByRole('link', { name: 'Carrello' }));
    expect(path()).toBe('/cart');
    await user.click(screen.getByRole('link', { name: 'Contattaci' }));
    expect(path()).toBe('/contattaci');
    expect(screen.getByRole('link', { name: 'Scrivi' })).toHaveAttribute(
      'href',
      'mailto:a@example.com',
    );
    expect(screen.getByRole('link', { name: 'Fuori' })).toHaveAttribute(
      'href',
      'https://example.com/x',
    );
  });

  it.each([false, true])('names required fields exactly, dense: %s', (isDense) => {
    show(<TextField required label="Nome" error helperText="Compila questo campo." />, isDense);
    const field = screen.getByLabelText('Nome');
    expect(field).toBeRequired();
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleName('Nome');
    expect(field).toHaveAccessibleDescription('Compila questo campo.');
  });

  it('has native selects', async () => {
    const onChange = vi.fn();
    const user = show(
      <TextField
        select
        label="Quantità"
        helperText="Al massimo 2"
        defaultValue="1"
        onChange={({ target }) => onChange(target.value)}
        slotProps={{ htmlInput: { name: 'quantity' } }}
      >
        <option value="1">1</option>
        <option value="2">2</option>
      </TextField>,
    );
    const select = screen.getByRole('combobox', { name: 'Quantità' });
    expect(select.tagName).toBe('SELECT');
    expect(select).toHaveAccessibleDescription('Al massimo 2');
    await user.selectOptions(select, '2');
    expect(onChange).toHaveBeenCalledWith('2');
  });
});

describe('messages', () => {
  it('interrupts screen readers only for errors', async () => {
    const onRetry = vi.fn();
    const user = show(
      <>
        <Message kind="error" onRetry={onRetry}>
          Non è andata.
        </Message>
        <OutcomeMessage outcome={{ kind: 'success', text: 'Salvato.', reason: null }} />
      </>,
    );
    expect(screen.getByRole('status')).toHaveTextContent('Salvato.');
    const alert = within(screen.getByRole('alert'));
    expect(alert.getByText('Non è andata.')).toBeVisible();
    await user.click(alert.getByRole('button', { name: 'Riprova' }));
    expect(onRetry).toHaveBeenCalledOnce();
  });

  it('offers newer data with the refresh button', async () => {
    const [read, take] = [vi.fn(), vi.fn()];
    const user = show(
      <>
        <Freshness readAt={0} isReading={false} read={read} />
        <Freshness readAt={0} isReading={false} read={read} update={{ text: '2 nuovi', take }} />
      </>,
    );
    await user.click(screen.getByRole('button', { name: '2 nuovi' }));
    expect([read, take].map(({ mock }) => mock.calls.length)).toEqual([0, 1]);
    await user.click(screen.getByRole('button', { name: 'Aggiorna' }));
    expect([read, take].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  });

  it('tells shoppers the age of data only if it is old or could not be read again', async () => {
    const age = (minutes: number) => ({ readAt: Date.now() - minutes * 60_000, isReading: false });
    show(
      <>
        <FreshnessIfOld {...age(14)} isOutdated={false} read={vi.fn()} />
        <FreshnessIfOld {...age(16)} isOutdated={false} read={vi.fn()} />
        <FreshnessIfOld {...age(0)} isOutdated read={vi.fn()} />
      </>,
    );
    await expect.poll(() => screen.getAllByRole('button', { name: 'Aggiorna' })).toHaveLength(2);
  });
});

describe('dialogs', () => {
  it('asks, and returns the focus', async () => {
    const onConfirm = vi.fn();
    function Example() {
      const [isOpen, setIsOpen] = useState(false);
      return (
        <>
          <Button onClick={() => setIsOpen(true)}>Elimina</Button>
          {isOpen && (
            <ConfirmDialog
              question="Eliminare?"
              onConfirm={onConfirm}
              onClose={() => setIsOpen(false)}
            />
          )}
        </>
      );
    }
    const user = show(<Example />);
    const opener = screen.getByRole('button', { name: 'Elimina' });
    await user.click(opener);
    const dialog = within(screen.getByRole('alertdialog', { name: 'Eliminare?' }));
    expect(dialog.getByRole('button', { name: 'Annulla' })).toHaveFocus();
    await user.click(dialog.getByRole('button', { name: 'Conferma' }));
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(opener).toHaveFocus();
    await user.keyboard('{Enter}');
    expect(screen.getByRole('alertdialog')).toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument();
    expect(onConfirm).toHaveBeenCalledOnce();
    expect(opener).toHaveFocus();
  });

  it('describes an alert with its reason', () => {
    show(<AlertDialog text="Non è andata." detail="Prodotto esaurito" onClose={() => undefined} />);
    expect(screen.getByRole('alertdialog', { name: 'Non è andata.' })).toHaveAccessibleDescription(
      'Prodotto esaurito',
    );
  });
});

describe('data', () => {
  it('shows the window of pages, and goes to each', async () => {
    const onPage = vi.fn();
    const user = show(<Pager page={10} count={20} onPage={onPage} />);
    const pager = within(screen.getByRole('navigation', { name: 'Paginazione' }));
    expect(pager.getAllByRole('button').map(({ textContent }) => textContent)).toEqual([
      'Prev',
      '1',
      '8',
      '9',
      '10',
      '11',
      '12',
      '20',
      'Next',
    ]);
    expect(pager.getByRole('button', { current: 'page' })).toHaveTextContent('10');
    await user.click(pager.getByRole('button', { name: 'Next' }));
    await user.click(pager.getByRole('button', { name: '10' }));
    expect(onPage.mock.calls).toEqual([[11]]);
  });

  it('keeps the roles of a table with clickable rows', async () => {
    const onRow = vi.fn();
    const user = show(
      <CardTable
        name="Ordini"
        columns={[{ header: 'Numero', cell: (row: string) => row }]}
        rows={['A', 'B']}
        keyOf={(row) => row}
        onRow={onRow}
      />,
    );
    const table = within(screen.getByRole('table', { name: 'Ordini' }));
    expect(table.getByRole('columnheader', { name: 'Numero' })).toBeInTheDocument();
    expect(table.getAllByRole('row')).toHaveLength(3);
    await user.click(table.getByRole('cell', { name: 'B' }));
    expect(onRow).toHaveBeenCalledWith('B');
  });

  it('names ratings, progress and loading messages', () => {
    show(
      <>
        <Stars stars={0} />
        <Stars stars={1} />
        <Stars stars={4} />
        <ProgressBar label="Invio" done={1} all={4} text="1 di 4" />
        <ProgressBar label="Niente" done={0} all={0} />
        <LoadingRegion label="Caricamento…">
          <Skeleton />
        </LoadingRegion>
      </>,
    );
    expect(screen.getByRole('img', { name: '0 stelle su 5' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '1 stella su 5' })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '4 stelle su 5' })).toBeInTheDocument();
    const bar = screen.getByRole('progressbar', { name: 'Invio' });
    expect(bar).toHaveAttribute('aria-valuenow', '25');
    expect(bar).toHaveAttribute('aria-valuetext', '1 di 4');
    expect(screen.getByRole('progressbar', { name: 'Niente' })).toHaveAttribute(
      'aria-valuenow',
      '100',
    );
    expect(screen.getByRole('status', { name: 'Caricamento…' })).toBeInTheDocument();
  });
});

it('shows the characters of a password on request', async () => {
  const user = show(
    <PasswordField
      label="Password"
      name="password"
      autoComplete="new-password"
      value="segreto"
      onChange={() => undefined}
      isMissing={false}
    />,
  );
  const field = screen.getByLabelText('Password');
  expect(field).toHaveAttribute('type', 'password');
  await user.click(screen.getByRole('button', { name: 'Mostra i caratteri', pressed: false }));
  expect(field).toHaveAttribute('type', 'text');
});

describe('CardPage and FactList', () => {
  it('has one heading, which is also the document’s title', () => {
    show(
      <CardPage title="Accesso" lead="Per chi lavora qui.">
        <p>Modulo</p>
      </CardPage>,
    );
    expect(screen.getAllByRole('heading')).toHaveLength(1);
    expect(screen.getByRole('heading', { level: 1, name: 'Accesso' })).toBeVisible();
    expect(document.title).toContain('Accesso');
    expect(screen.getByText('Per chi lavora qui.')).toBeVisible();
    expect(screen.getByText('Modulo')).toBeVisible();
  });

  it('gives each name its value, and several definitions only if there are several', () => {
    show(
      <FactList>
        <Fact term="ID" value="1" />
        <Fact term="Email" value="a@example.com" action={<Button>Modifica</Button>}>
          Confermata
        </Fact>
      </FactList>,
    );
    expect(screen.getAllByRole('term').map((term) => term.textContent)).toEqual(['ID', 'Email']);
    expect(screen.getAllByRole('definition').map((one) => one.textContent)).toEqual([
      '1',
      'a@example.com',
      'Modifica',
      'Confermata',
    ]);
  });
});
