// Licence number and password at a desk. What needs a person asks for one with this and goes on where it was.
import { useState } from 'react';
import { Button } from 'react-aria-components/Button';
import { api } from '../api/client';
import { Mark } from '../Mark';
import '../parts/controls.css';
import './LoginPanel.css';
import { enter } from './session';

export function LoginPanel() {
  const [licence, setLicence] = useState('');
  const [password, setPassword] = useState('');
  const [wrong, setWrong] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const submit = async () => {
    setBusy(true);
    try {
      const { data, error } = await api.POST('/api/v1/sessions', { body: { licence, password } });
      if (data) await enter(data);
      else setWrong(error.title);
    } catch {
      setWrong('The service does not answer.');
    }
    setBusy(false);
  };
  return (
    <form
      className="login"
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Mark size={56} />
      <h1>Log in</h1>
      {wrong !== null && (
        <p className="login-wrong" role="alert">
          {wrong}
        </p>
      )}
      <label>
        Licence number
        <input
          value={licence}
          autoComplete="username"
          onChange={(event) => {
            setLicence(event.target.value);
          }}
        />
      </label>
      <label>
        Password
        <input
          type="password"
          value={password}
          autoComplete="current-password"
          onChange={(event) => {
            setPassword(event.target.value);
          }}
        />
      </label>
      <Button type="submit" className="key key-primary" isDisabled={busy || licence === '' || password === ''}>
        Log in
      </Button>
    </form>
  );
}
