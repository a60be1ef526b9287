// The mark: a lammer with an L. Decorative, the name always stands beside it.
import './Mark.css';

export function Mark({ size }: { size: number }) {
  return (
    <svg className="mark" width={size} height={size} viewBox="0 0 32 32" aria-hidden="true">
      <circle cx="16" cy="16" r="15" fill="#f6f0e0" />
      <circle cx="16" cy="16" r="11.7" fill="none" stroke="#1a1711" strokeWidth="1.3" strokeDasharray="2.2 1.9" />
      <path d="M13 9.5v11.5h7.5" fill="none" stroke="#1a1711" strokeWidth="3.4" strokeLinecap="square" />
    </svg>
  );
}
