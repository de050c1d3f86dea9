import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Slider from '@mui/material/Slider';
import { useEffect, useEffectEvent, useRef, useState, type CSSProperties } from 'react';
import { useSearchParams } from 'react-router';
import { SegmentedControl } from '../../../components/SegmentedControl';
import { FRAME_ADDRESS, replayInFrame } from '../library/replayFrame';
import { qa } from '../qa.texts';
import { compare as texts } from './compare.texts';
import styles from './Compare.module.css';
import type { Side } from './comparison';

type Props = {
  sides: readonly [Side, Side];
  /** Called to show another moment of a side. */
  onMoment: (side: string, moment: number) => void;
};

type Layout = 'beside' | 'over';

/** The parameter of the address for pages on top of each other. */
const LAYOUT_PARAMETER = 'vista';
const OVER = 'sovrapposte';

/** Shows two pages side by side, or one on top of the other up to a divider. They scroll together. */
export function Stage({ sides, onMoment }: Props) {
  const [search, setSearch] = useSearchParams();
  const layout: Layout = search.get(LAYOUT_PARAMETER) === OVER ? 'over' : 'beside';
  const setLayout = (next: Layout) => {
    const changed = new URLSearchParams(search);
    if (next === 'over') changed.set(LAYOUT_PARAMETER, OVER);
    else changed.delete(LAYOUT_PARAMETER);
    setSearch(changed, { replace: true });
  };
  const [divider, setDivider] = useState(50);
  const [cell, setCell] = useState(0);
  /** How far each page can be scrolled, in its own pixels. */
  const [rest, setRest] = useState([0, 0]);
  const stage = useRef<HTMLDivElement>(null);
  const top = useRef(sides[1].snapshot.viewport.scrollY);
  const isOver = layout === 'over';
  const widest = Math.max(...sides.map(({ snapshot }) => snapshot.viewport.width));
  const scale = Math.min(1, cell / widest);

  useEffect(() => {
    // As wide as a page may be; the columns are the stylesheet's.
    const measured = stage.current?.querySelector(`.${styles['window']}`);
    if (!measured) return;
    const observer = new ResizeObserver(([entry]) => setCell(entry?.contentRect.width ?? 0));
    observer.observe(measured);
    return () => observer.disconnect();
  }, []);

  const scrollTo = (y: number) => {
    top.current = y;
    for (const frame of stage.current?.querySelectorAll('iframe') ?? []) {
      frame.contentWindow?.scrollTo(frame.contentWindow.scrollX, y);
    }
    for (const scroller of stage.current?.querySelectorAll(`.${styles['scroller']}`) ?? []) {
      scroller.scrollTop = y * scale;
    }
  };

  return (
    <>
      <SegmentedControl
        label={texts.layout}
        options={[
          { value: 'beside', text: texts.beside },
          { value: 'over', text: texts.over },
        ]}
        value={layout}
        onChange={setLayout}
      />
      <div
        ref={stage}
        className={styles['stage']}
        style={isOver ? { maxWidth: widest } : undefined}
      >
        {isOver && (
          <Slider
            value={divider}
            aria-label={texts.divider}
            getAriaValueText={texts.dividedAt}
            onChange={(_, percent) => setDivider(Number(percent))}
          />
        )}
        <div
          className={isOver ? styles['over'] : styles['beside']}
          style={{ '--divider': `${divider}%` } as CSSProperties}
        >
          {sides.map((side, index) => {
            const letter = 'AB'[index] ?? '';
            const { name, snapshot } = side;
            const { width, height } = snapshot.viewport;
            return (
              <div key={letter} className={styles['side']}>
                <About letter={letter} side={side} onMoment={onMoment} />
                <div className={styles['window']}>
                  <Page
                    title={texts.side(letter, name)}
                    snapshot={snapshot}
                    scale={scale}
                    onShown={(pixels) => {
                      setRest((before) => before.with(index, pixels));
                      scrollTo(top.current);
                    }}
                  />
                  <Paper
                    variant="outlined"
                    square
                    role="region"
                    aria-label={texts.scroll(letter)}
                    tabIndex={0}
                    className={styles['scroller']}
                    onScroll={({ currentTarget }) => scrollTo(currentTarget.scrollTop / scale)}
                    style={{ width: width * scale, height: height * scale }}
                  >
                    <div style={{ height: (height + Math.max(...rest)) * scale }} />
                  </Paper>
                </div>
              </div>
            );
          })}
        </div>
      </div>
    </>
  );
}

type AboutProps = Pick<Props, 'onMoment'> & { letter: string; side: Side };

/** Says what one side shows, and leads to the moments around it. */
function About({ letter, side: { name, snapshot, moment, last }, onMoment }: AboutProps) {
  const step = (to: number, sign: string, name: string) => (
    <Button
      variant="outlined"
      disabled={to < 0 || to > last}
      aria-label={texts.ofSide(name, letter)}
      onClick={() => onMoment(letter, to)}
    >
      {sign}
    </Button>
  );
  const at = Date.parse(snapshot.takenAt);
  return (
    <div className={styles['about']}>
      <h2>{texts.side(letter, name)}</h2>
      <p>{texts.where(snapshot.route, at)}</p>
      {moment !== null && (
        <p>
          {qa.moment(moment, last, at)}{' '}
          <span className={styles['steps']}>
            {step(moment - 1, '‹', texts.previous)}
            {step(moment + 1, '›', texts.next)}
          </span>
        </p>
      )}
    </div>
  );
}

type PageProps = {
  title: string;
  snapshot: Side['snapshot'];
  scale: number;
  /** Called when the page is stable, with how far it can be scrolled, in pixels. */
  onShown: (rest: number) => void;
};

/** A replayed page, to be looked at only. */
function Page({ title, snapshot, scale, onShown }: PageProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isLoaded, setIsLoaded] = useState(false);
  const shown = useEffectEvent((rest: number) => {
    setIsLoaded(true);
    onShown(rest);
  });
  useEffect(() => {
    if (!frame.current) return;
    let isGone = false;
    replayInFrame(frame.current, snapshot).then(
      ({ document: { documentElement }, innerHeight: height }) => {
        if (!isGone) shown(documentElement.scrollHeight - height);
      },
      // The frame has gone.
      () => undefined,
    );
    return () => {
      isGone = true;
    };
  }, [snapshot]);
  const { height } = snapshot.viewport;
  return (
    <div style={{ height: height * scale }}>
      <iframe
        ref={frame}
        inert
        title={title}
        src={FRAME_ADDRESS}
        style={{ transform: `scale(${scale})` }}
      />
      {!isLoaded && (
        <p role="status" className={styles['loading']}>
          {texts.loading(title)}
        </p>
      )}
    </div>
  );
}
