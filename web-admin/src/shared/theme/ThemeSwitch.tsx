// Dark or light, as two keys of which one is down.
import { Moon, Sun } from 'lucide-react';
import { useState } from 'react';
import { ToggleButton } from 'react-aria-components/ToggleButton';
import { ToggleButtonGroup } from 'react-aria-components/ToggleButtonGroup';
import { chooseTheme, rememberedTheme, type Theme } from './theme';
import './ThemeSwitch.css';

export function ThemeSwitch() {
  const [theme, setTheme] = useState(rememberedTheme);
  const choose = (chosen: Theme) => {
    chooseTheme(chosen);
    setTheme(chosen);
  };
  return (
    <ToggleButtonGroup
      aria-label="Theme"
      className="theme-switch"
      selectionMode="single"
      disallowEmptySelection
      selectedKeys={[theme]}
      onSelectionChange={(keys) => {
        choose(keys.has('light') ? 'light' : 'dark');
      }}
    >
      <ToggleButton id="dark" className="theme-key">
        <Moon aria-hidden size={18} /> Dark
      </ToggleButton>
      <ToggleButton id="light" className="theme-key">
        <Sun aria-hidden size={18} /> Light
      </ToggleButton>
    </ToggleButtonGroup>
  );
}
