// The page's matchers (toBeVisible, toHaveAccessibleName), known to every test file.
import '@testing-library/jest-dom';
