import type { CheckoutWay } from '@dasbor/sdk';
import { useT } from '../locales/words.ts';
import { ChannelButton } from './channel-button.tsx';
import { ChannelForm } from './channel-form.tsx';
import css from './checkout.module.css';
import { WayForm, type WaysProps } from './way-form.tsx';

/** Every way to pay. All of it works as a plain form; a script only saves the reload. */
export const Ways = (props: WaysProps) => {
  const t = useT();
  if (props.ways.length === 0) return <p class={css['note']}>{t('ways.none')}</p>;
  return (
    <ul class={css['ways']}>
      {props.ways.map((way) => (
        <li key={way.method}>
          <WayOf {...props} way={way} />
        </li>
      ))}
    </ul>
  );
};

const WayOf = ({ way, ...props }: WaysProps & { way: CheckoutWay }) => {
  const [only, ...others] = way.channels;
  // One channel without a form needs no list to be opened first.
  if (only && others.length === 0 && only.needs.length === 0)
    return (
      <WayForm {...props}>
        <ChannelButton {...props} way={way} channel={only} isOnly />
      </WayForm>
    );
  return <WayList {...props} way={way} />;
};

const WayList = ({ way, ...props }: WaysProps & { way: CheckoutWay }) => {
  const t = useT();
  const { refusal } = props;
  const isRefused = refusal?.kind === 'problem' && refusal.choice.method === way.method;
  const plain = way.channels.filter(({ needs }) => needs.length === 0);
  const withForm = way.channels.filter(({ needs }) => needs.length > 0);
  const named = way.channels.slice(0, 3).map(({ name }) => name);
  const more = way.channels.length - named.length;
  const hasPromo = way.channels.some(({ promo }) => promo !== null);
  return (
    <details class={css['way']} open={isRefused} name="ways">
      <summary>
        <span>
          {t(`way.${way.method}`)} {hasPromo && <b class={css['promo']}>{t('ways.promo')}</b>}
          <small>
            {named.join(', ')} {more > 0 && t('ways.more', { count: more })}
          </small>
        </span>
      </summary>
      <div class={css['channels']}>
        <WayForm {...props}>
          {plain.map((channel) => (
            <ChannelButton key={channel.channel} {...props} way={way} channel={channel} />
          ))}
        </WayForm>
        {withForm.map((channel) => (
          <ChannelForm key={channel.channel} {...props} way={way} channel={channel} />
        ))}
      </div>
    </details>
  );
};
