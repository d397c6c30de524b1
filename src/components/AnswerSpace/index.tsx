import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Reserves space for an answer that readers write on a printed page. It stores nothing. */
export default function AnswerSpace(): ReactNode {
  return (
    <p className={styles.space}>
      <strong>Our answer:</strong>
    </p>
  );
}
