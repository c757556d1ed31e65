import { useState } from 'react';

export default function Counter({ start = 0 }: { start?: number }) {
  const [count, setCount] = useState(start);
  return (
    <p>
      <button className="button" type="button" onClick={() => setCount(count + 1)}>
        👍 {count}
      </button>
    </p>
  );
}
