import { Icon, Row } from '@paga/kit';
import type { ExplainedStep } from '@paga/payroll/explained';
import type { ReactElement } from 'react';

/** What stands behind a number beside its inputs: the addends, what rounding did, the table with its law. */
export function StepFacts({
  step: { parts, rounding, table, law },
}: {
  step: Pick<ExplainedStep, 'parts' | 'rounding' | 'table' | 'law'>;
}): ReactElement {
  return (
    <>
      {parts.length > 0 && (
        <ul className="explain-parts">
          {parts.map((part) => (
            <li key={part} className="paga-number">
              {part}
            </li>
          ))}
        </ul>
      )}
      {rounding && <p className="paga-hint">{rounding}</p>}
      {table && (
        <Row as="p" wrap={false} align="stretch" className="explain-note">
          <Icon name="file" />
          <span>
            <strong>{table.name}</strong> {table.inForce}
            <br />
            {table.law}
          </span>
        </Row>
      )}
      {law && (
        <Row as="p" wrap={false} align="stretch" className="explain-note">
          <Icon name="file" />
          <span>{law}</span>
        </Row>
      )}
    </>
  );
}
