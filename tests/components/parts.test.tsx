import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { StrictMode, useState, type ReactNode } from 'react';
import { MemoryRouter, useLocation } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { CardTable } from '#src/components/CardTable';
import { ConfirmDialog } from '#src/components/Dialog';
import { Fact, FactList } from '#src/components/FactList';
import { Freshness, FreshnessIfOld } from '#src/components/Freshness';
import ImageOverlayDialog from '#src/components/ImageOverlayDialog';
import { LoadingRegion } from '#src/components/LoadingRegion';
import { Message } from '#src/components/Message';
import { OutcomeMessage } from '#src/components/OutcomeMessage';
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

  it('shows a reason and a next step also if they say the same', () => {
    const same = 'Riprova.';
    const outcome = { kind: 'error', text: 'Errore.', reason: same, more: same } as const;
    render(<OutcomeMessage outcome={outcome} />);
    expect(screen.getAllByText(same)).toHaveLength(2);
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

  it('moves the focus to the heading when the pressed button disappears', async () => {
    function Page() {
      const [readAt, setReadAt] = useState(0);
      const read = () => setReadAt(Date.now());
      return (
        <>
          <h1 tabIndex={-1}>Ordine</h1>
          <FreshnessIfOld readAt={readAt} isReading={false} isOutdated={false} read={read} />
        </>
      );
    }
    const user = show(<Page />);
    const heading = screen.getByRole('heading');
    const focus = vi.spyOn(heading, 'focus');
    await user.click(await screen.findByRole('button', { name: 'Aggiorna' }));
    expect(heading).toHaveFocus();
    // The line may be at the end of a long list.
    expect(focus).toHaveBeenCalledWith({ preventScroll: true });
    expect(screen.queryByText(/^Aggiornato/)).toBeNull();
  });
});

describe('data', () => {
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

describe('dialogs', () => {
  const picture = { name: 'Orso', fileNames: ['a.svg'], index: 0, altOf: () => 'Un orso' };
  it.each<[name: string, button: string, dialog: (onClose: () => void) => ReactNode]>([
    [
      'a question',
      'Conferma',
      (onClose) => <ConfirmDialog question="?" onConfirm={() => {}} onClose={onClose} />,
    ],
    [
      'a picture',
      'Chiudi',
      (onClose) => <ImageOverlayDialog {...picture} onIndex={() => {}} onClose={onClose} />,
    ],
  ])('keep the second half of a double click from what is below: %s', async (_, name, dialog) => {
    function Page() {
      const [isOpen, setIsOpen] = useState(true);
      const [presses, setPresses] = useState(0);
      return (
        <>
          <button onClick={() => setPresses(presses + 1)}>Premuto: {presses}</button>
          {isOpen && dialog(() => setIsOpen(false))}
        </>
      );
    }
    show(<Page />);
    fireEvent.click(screen.getByRole('button', { name }), { detail: 1 });
    const below = await screen.findByRole('button', { name: 'Premuto: 0' });
    fireEvent.click(below, { detail: 2 });
    expect(below).toHaveTextContent('Premuto: 0');
    fireEvent.click(below, { detail: 1 });
    expect(below).toHaveTextContent('Premuto: 1');
  });

  it('stay open at the second half of the double click that has opened a picture', () => {
    const close = vi.fn();
    show(<ImageOverlayDialog {...picture} onIndex={() => {}} onClose={close} />);
    const beside = screen.getByRole('img', { name: 'Un orso' }).parentElement as HTMLElement;
    expect(fireEvent.mouseDown(beside, { detail: 2 }), 'it keeps the focus').toBe(false);
    fireEvent.click(beside, { detail: 2 });
    expect(close).not.toHaveBeenCalled();
    fireEvent.click(beside, { detail: 1 });
    expect(close).toHaveBeenCalledOnce();
  });
});

describe('CardPage and FactList', () => {
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
