import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import css from './notice.module.css';

export type Tone = 'info' | 'success' | 'warning' | 'danger' | 'neutral';

type NoticeProps = {
  tone: Tone;
  title: string;
  /** 1 if the page has no other title. */
  level?: 1 | 2;
  /** Moves the focus here, so that a screen reader reads what a press led to. */
  takesFocus?: boolean;
  children?: ComponentChildren;
};

/** What happened and what comes next. */
export const Notice = ({ tone, title, level = 2, takesFocus = false, children }: NoticeProps) => {
  const Heading = level === 1 ? 'h1' : 'h2';
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (takesFocus) heading.current?.focus();
  }, [takesFocus, title]);
  return (
    <section class={`${css['notice']} ${css[tone]}`}>
      <svg viewBox="0 0 24 24" aria-hidden="true" class={css['icon']}>
        <path d={ICONS[tone]} />
      </svg>
      <div class={css['words']}>
        <Heading ref={heading} tabIndex={-1}>
          {title}
        </Heading>
        {children}
      </div>
    </section>
  );
};

const CIRCLE = 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18';
const ICONS = {
  info: `${CIRCLE}M12 7v5l3 2`,
  success: `${CIRCLE}M8 12.5l3 3 5-6`,
  warning: 'M12 4 2.8 20h18.4ZM12 10v4M12 17v.01',
  danger: `${CIRCLE}M12 7.5v5M12 16v.01`,
  neutral: `${CIRCLE}M12 8v.01M12 11.5v5`,
} as const satisfies Record<Tone, string>;
