// The reference for the claim page's figures: React and one call of the same API, without our code, styles and texts.
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';

type Claim = { merchant_name: string; amount: number; banks: { code: string; name: string }[] };

const Page = () => {
  const [claim, setClaim] = useState<Claim>();
  useEffect(() => {
    const token = location.hash.split('/').at(-1) ?? '';
    void fetch(`/refund-claims/${token}`)
      .then((response) => response.json())
      .then(({ data }: { data: Claim }) => setClaim(data));
  }, []);
  if (!claim) return <p>…</p>;
  return (
    <form>
      <h1>{claim.merchant_name}</h1>
      <p>{claim.amount}</p>
      <select aria-label="Bank">
        {claim.banks.map(({ code, name }) => (
          <option key={code}>{name}</option>
        ))}
      </select>
      <input aria-label="Number" />
      <button type="submit">Check</button>
    </form>
  );
};

const root = document.querySelector('#root');
if (root) createRoot(root).render(<Page />);
