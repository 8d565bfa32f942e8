// The reference for the page of an order: React and one call of the same API, without our code, styles and texts.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Channel = { channel: string; name: string; amount: number };
type Checkout = {
  merchant_name: string;
  total_amount: number;
  ways: { method: string; channels: Channel[] }[];
};

const Page = () => {
  const [checkout, setCheckout] = useState<Checkout>();
  useEffect(() => {
    void fetch('/checkout/order')
      .then((response) => response.json())
      .then(({ data }: { data: Checkout }) => setCheckout(data));
  }, []);
  if (!checkout) return null;
  return (
    <form>
      <h1>{checkout.merchant_name}</h1>
      <p>{checkout.total_amount}</p>
      {checkout.ways.map(({ method, channels }) => (
        <fieldset key={method}>
          <legend>{method}</legend>
          {channels.map(({ channel, name }) => (
            <button key={channel} type="submit">
              {name}
            </button>
          ))}
        </fieldset>
      ))}
    </form>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
